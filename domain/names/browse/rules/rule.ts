import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";
import type { QueryProblem } from "./query-problem.ts";

/** How a value is chosen: one, several or numbers out of a few, as an address writes them; or letters or spans of one's own. */
export type Field =
  | { readonly kind: "one"; readonly values: Values; readonly empty: string }
  | {
      readonly kind: "several" | "numbers";
      readonly values: Values;
      /** No values any more, and still understood. */
      readonly former?: readonly string[];
    }
  | {
      readonly kind: "letters";
      /** Those that need not be written: a link puts them in. */
      readonly offered: readonly string[];
    }
  | {
      readonly kind: "spans";
      /** Those with a count; any other can stand in an address. */
      readonly offered: readonly string[];
      /** What a span looks like in an address, and the sentence for what does not. */
      readonly pattern: RegExp;
      readonly mustBe: (key: string) => string;
    };

type Values = (themes: readonly ThemeChoice[]) => readonly string[];

export type Parsed<Value> = { readonly value: Value; readonly problems: readonly QueryProblem[] };

/** What rules of a kind have in common: how their value is read, written and joined. */
export type Kind<Value, F extends Field> = {
  readonly field: F;
  /** The value that asks nothing. */
  readonly empty: Value;
  readonly isSet: (value: Value) => boolean;
  /** From the texts of an address under a key; texts without blanks around them, none of them empty. */
  readonly parse: (key: string, texts: readonly string[], themes: readonly ThemeChoice[]) => Parsed<Value>;
  readonly serialize: (value: Value) => readonly string[];
  /** What is asked for when both are. */
  readonly join: (value: Value, more: Value) => Value;
};

/** What a rule says of itself. */
type Facts<Key extends string, Value> = {
  /** Where it stands in an address, a form and the API: never changed. */
  readonly key: Key;
  /** What kind of wish it is to say it in plain words. */
  readonly wish: WishKind;
  /** Tests of a name go from the lowest: rules that keep most names out come first, as a name is given up at the second that it misses. */
  readonly testOrder: number;
  /** Only a curated entry can answer it: other names do not fit. */
  readonly needsEntry?: true;
  /** It leaves names out: the last in an address. */
  readonly excludes?: true;
  /** Makes a test of names out of a value that asks something: once for all names. */
  readonly matches: (value: Value) => (traits: NameTraits) => boolean;
  /** What a value of letters looks like in a text of names, each of which stands between two line ends. */
  readonly inText?: (part: string) => string;
  /** The values under which a name is counted, as an address writes them. */
  readonly facets: (traits: NameTraits) => readonly string[];
  /** What puts some of the names that fit before the others in a search that asks for nothing else: the higher, the sooner. */
  readonly weight?: (value: Value) => (traits: NameTraits) => number;
};

export type RuleRow<Value, Key extends string = string, F extends Field = Field> = Kind<Value, F> &
  Facts<Key, Value>;

/** A row of the table of rules. */
export function rule<Value, const Key extends string, F extends Field>(
  kind: Kind<Value, F>,
  facts: Facts<Key, Value>,
): RuleRow<Value, Key, F> {
  return { ...kind, ...facts };
}
