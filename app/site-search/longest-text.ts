/** As long as the API takes. */
export const LONGEST_TEXT = 100;
