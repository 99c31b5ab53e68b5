/** Letters to put in order. Both in capitals, A to Z only. */
export type ScrambleItem = {
  readonly original: string;
  readonly scrambled: string;
  readonly hint: string;
  /** Other names on record with the same letters, in capitals: accepted outside the default round. */
  readonly also?: readonly string[];
};
