/** What our files call themselves, under whatever name the site runs: files of visitors hold it. */
export const LIST_FORMAT = "namekin-saved-names";
