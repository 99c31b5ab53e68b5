/** The id of the drawing that all Save buttons of a page share: it stands in the header. */
export const SAVE_DRAWING = "save-mark";
