/** Where the names stand. Without JavaScript, the answer to a form opens there. */
export const NAMES_ID = "names";
export const FORM_ID = "finder";
