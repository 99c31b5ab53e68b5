/** Characters of a search, of names or of the whole site: room for a sentence of two lines. */
export const LONGEST_ASKED = 200;
