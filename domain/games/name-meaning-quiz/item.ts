import type { Explained } from "#domain/games/round/explained.ts";

/** A question with four answers, exactly one of which is right. Correct is one of the options, to the letter. */
export type MeaningItem = Explained & {
  /** The name that is asked for or about. */
  readonly name: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly correct: string;
};
