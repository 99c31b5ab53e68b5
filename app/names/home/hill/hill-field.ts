/** The field the hill is drawn in; the page stretches it to the width of the window. */
export const HILL_WIDTH = 1440;
export const HILL_HEIGHT = 240;
