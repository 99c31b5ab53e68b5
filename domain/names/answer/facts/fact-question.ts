import type { Typed } from "#domain/names/answer/words/typed-words.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { FactKind } from "./fact-kinds.ts";

/** A question about one name, or two, as it can be read; whether the name is one is for others to find. */
export type FactQuestion = {
  readonly kind: FactKind;
  readonly name: Typed;
  /** The second name of a "versus". */
  readonly other: Typed | null;
  /** Of "in the top 100". */
  readonly top: number | null;
  /** A year that was asked for. */
  readonly year: number | null;
  /** The first year of a decade that was asked for: "in the 80s". */
  readonly decade: number | null;
  /** Of which sex figures are asked: "for a boy". */
  readonly sex: Sex | null;
  /** Whether it is asked of the first rank: "what year was Ashley number 1". */
  readonly isFirst: boolean;
  /** Whether it is asked of today beside another time: "still popular". */
  readonly isStill: boolean;
  /** Few words beside the name: it must be one that people know. */
  readonly bare: boolean;
  /** The text says that a name is meant. */
  readonly saysName: boolean;
};
