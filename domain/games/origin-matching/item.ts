import type { Explained } from "#domain/games/round/explained.ts";

/** Where a name comes from: four countries, or outside the default round four languages or cultures. */
export type OriginItem = Explained & {
  readonly name: string;
  readonly options: readonly string[];
  readonly correct: string;
  /** Another of the options that is true as well: half right. Never in the default round. */
  readonly alsoTrue?: string;
};
