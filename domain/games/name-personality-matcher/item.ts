import type { Trait } from "./trait.ts";

/** A question without a right answer. */
export type PersonalityItem = {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly trait: Trait }[];
};
