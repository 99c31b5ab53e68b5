/** A question with its answer, for reading. */
export type PlainQuestion = {
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: string;
};
