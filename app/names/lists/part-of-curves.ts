/** The part of a list's page that holds its drawing. */
export const PART_OF_CURVES = "list-curves";
