/** What our files call themselves, under whatever name the site runs: files of visitors hold it. */
export const SHEETS_FORMAT = "namekin-filled-sheets";
