/**
 * The part of a template's address that opens its form. Browsers never send it: the page is the same for everybody, and a
 * reload opens the form again.
 */
export const FILLING = "#fill";
