/** The field of the page that searches the whole site: the key "/" leads there. */
export const SEARCH_FIELD_ID = "search-site";
