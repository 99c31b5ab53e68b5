import type { FamilyReasonKind } from "#domain/fit/siblings/family-reason.ts";
import type { Unwanted } from "#domain/fit/middles/is-dropped.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { FormsOfName } from "./forms-of-name.ts";

/** Names that are often put in the middle: folded, the most usual first. */
export type UsualMiddles = Readonly<Record<"girl" | "boy", readonly NameId[]>>;

/** Reviewed words that answers are made of, beside the records and the collection. */
export type AnswerTexts = {
  /** How sentences call the records and what is on them ("US birth records"), and the number below which births are left out. */
  readonly records: {
    readonly births: string;
    readonly short: string;
    readonly list: string;
    readonly floor: number;
  };
  /** The same names in other languages, beside what entries say. */
  readonly formsAbroad: readonly FormsOfName[];
  readonly middles: UsualMiddles;
  /** Of siblings and middle names, as /fit has them: phrases by the id of a theme, sentences by their kind, what must not stand side by side. */
  readonly family: {
    readonly styles: Readonly<Record<string, string>>;
    readonly reasons: Readonly<Record<FamilyReasonKind, string>>;
    readonly unwanted: Unwanted;
  };
};
