/** When a name was at its height. */
export type TimelineItem = {
  readonly name: string;
  readonly hint: string;
  /** Spans of years in order, "1940s-1960s" or a single "1940s". The default round has the six of the specification. */
  readonly options: readonly string[];
  readonly correct: string;
  /** Decade with the highest mean yearly share: "1940s". */
  readonly peakDecade: string;
  /** One sentence of the records. */
  readonly explanation: string;
  /** Whose births the curve counts. */
  readonly sex: "girls" | "boys";
  /**
   * Births per million of that sex, whole numbers, from 1880 to the last year of the records in equal steps:
   * 146 values are single years, 29 are means of five years (the last one of six).
   */
  readonly curve: readonly number[];
};
