import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "./hit.ts";
import type { WishKind } from "./wish-kind.ts";

/** A wish that was understood: it can be taken out of the text again (characters from and up to "to"). */
export type Chip = {
  readonly kind: WishKind;
  readonly label: string;
  /** What is held true of each name, in words: "Peaked before 1950, and rises again". */
  readonly rule: string;
  readonly from: number;
  readonly to: number;
  /** What is left of the whole text without it, where that is not the text around it: of a question, the name. */
  readonly leaves?: string;
};

/** The answer to a question about one name, in one line. */
export type NameFact = { readonly id: NameId; readonly says: string };

/** Why there are no names: somebody is in need and sees crisis lines first, or the list that is asked for is not made. */
export type Care = "crisis" | "mockery";

/** So many are counted, and no more: as many as a search answers. */
export const COUNTED_TO = 50;

/** What would find more: the same without one of its wishes, or with one in place of a word that was not understood. */
export type Instead = {
  readonly kind: "without" | "offer";
  /** Of the wish that is given up, or that is offered. */
  readonly label: string;
  /** What is asked then. */
  readonly text: string;
  /** How many names it finds, COUNTED_TO at most. */
  readonly count: number;
};

/** All that a search of names has to say. */
export type NamesAnswer = {
  readonly understood: readonly Chip[];
  /** Words that were left over, as they were typed: they decide nothing. */
  readonly notUnderstood: readonly string[];
  readonly names: readonly Hit[];
  readonly fact: NameFact | null;
  readonly care: Care | null;
  /** A tool that answers better than names: of a last name, which the records do not know. */
  readonly tool: ToolLink | null;
  /** Where names are none or few: what to give up for more of them; and what comes near a word of taste. */
  readonly instead: readonly Instead[];
  /** The page of this site that fits best, where neither a wish nor a name was understood: "feeding log". */
  readonly page: ToolLink | null;
};

export const NO_ANSWER: NamesAnswer = {
  understood: [],
  notUnderstood: [],
  names: [],
  fact: null,
  care: null,
  tool: null,
  instead: [],
  page: null,
};
