/** What is asked about one name; "versus" about two. */
const FACT_KINDS = [
  "popularity",
  "rank",
  "top",
  "births",
  "share",
  "trend",
  "chance",
  "peak",
  "first",
  "dated",
  "taste",
  "sex",
  "age",
  "meaning",
  "origin",
  "say",
  "syllables",
  "letters",
  "real",
  "versus",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
