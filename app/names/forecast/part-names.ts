/** Tables of the page as HTML (html-part.tsx): the test by size, and the worst misses. What was said in a year is named as its section. */
export const PART_OF_TEST = "back-test";
export const PART_OF_MISSES = "misses";
