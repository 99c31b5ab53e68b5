/** What kinds of wishes there are. */
export const WISH_KINDS = [
  "sex",
  "origin",
  "style",
  "era",
  "popularity",
  "theme",
  "meaning",
  "pattern",
  "relation",
  "fact",
  "place",
  "need",
] as const;
export type WishKind = (typeof WISH_KINDS)[number];
