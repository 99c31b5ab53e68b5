/** Liked names that set the taste, at most: the first of a list. */
export const TASTE = 8;

/** Names suggested for a saved list, unless somebody asks for more or fewer. */
export const LIKE_COUNT = 12;
