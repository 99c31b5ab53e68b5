/** Parts of the page that are HTML (html-part.tsx): the small curve of today, the bar of ages, what is to be explained, names beside it, more like it. */
export const PART_OF_NOW = "spark-now";
export const PART_OF_AGE = "age";
export const PART_OF_EXPLAIN = "explain";
export const PART_OF_SIBLINGS = "siblings";
export const PART_OF_MIDDLES = "middles";
export const PART_OF_MORE = "more-like";
export const PART_OF_ELSEWHERE = "elsewhere";
export const PART_OF_OLDER = "older";
