import { ownValue } from "#domain/own-value.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";
import {
  LONGEST_PART,
  MOST_PARTS,
  mustBeFew,
  mustBeLetters,
  mustBeOneOf,
  type QueryProblem,
} from "./query-problem.ts";
import type { Field, Kind, Parsed } from "./rule.ts";

type FieldOf<K extends Field["kind"]> = Field & { readonly kind: K };

/** One of a few; of several in an address, the first counts. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  empty: Value,
): Kind<Value, FieldOf<"one">> {
  return {
    field: { kind: "one", values: () => values, empty },
    empty,
    isSet: (value) => value !== empty,
    parse(key, texts) {
      const { value, problems } = chosenOf(key, texts, values);
      return { value: value[0] ?? empty, problems };
    },
    serialize: (value) => (value === empty ? [] : [value]),
    join: (_, more) => more,
  };
}

/** Several of a few: one of them is enough. What addresses said before stands for the values of today. */
export function severalOf<Value extends string>(
  values: (themes: readonly ThemeChoice[]) => readonly Value[],
  former: Readonly<Record<string, readonly Value[]>> = {},
): Kind<readonly Value[], FieldOf<"several">> {
  return {
    ...lists,
    field: { kind: "several", values, former: Object.keys(former) },
    parse: (key, texts, themes) =>
      chosenOf(
        key,
        texts.flatMap((text) => ownValue(former, text) ?? text),
        values(themes),
      ),
    serialize: (value) => value,
    join: concat,
  };
}

/** Several of a few numbers, the lowest first. */
export function numbersOf<Value extends number>(
  values: readonly Value[],
): Kind<readonly Value[], FieldOf<"numbers">> {
  return {
    ...lists,
    field: { kind: "numbers", values: () => values.map(String) },
    parse(key, texts) {
      const { value, problems } = chosenOf(key, texts, values.map(String));
      return { value: values.filter((each) => value.includes(String(each))), problems };
    },
    serialize: (value) => value.map(String),
    join: concat,
  };
}

/** Runs of letters, folded as names are; in one field with commas between them ("ma, jo"). */
export function letters(offered: readonly string[] = []): Kind<readonly string[], FieldOf<"letters">> {
  return {
    ...lists,
    field: { kind: "letters", offered },
    parse(key, texts) {
      const parts = texts.flatMap((text) => text.split(",")).flatMap((text) => text.trim() || []);
      const problems: QueryProblem[] = [];
      const found = parts.flatMap((text) => {
        const part = foldName(text);
        if (part !== "" && part.length <= LONGEST_PART) return part;
        problems.push({ key, text, allowed: mustBeLetters(key) });
        return [];
      });
      const all = unique(found);
      const tooMany = all.slice(MOST_PARTS).map((text) => ({ key, text, allowed: mustBeFew(key) }));
      return { value: all.slice(0, MOST_PARTS), problems: [...problems, ...tooMany] };
    },
    serialize: (value) => value,
    join: concat,
  };
}

/** What all kinds whose value is a list have in common. */
const lists = {
  empty: [],
  isSet: (value: readonly unknown[]) => value.length > 0,
} as const;

function concat<Value>(value: readonly Value[], more: readonly Value[]): readonly Value[] {
  return unique([...value, ...more]);
}

/** The values that texts stand for, in any case, each once. */
function chosenOf<Value extends string>(
  key: string,
  texts: readonly string[],
  allowed: readonly Value[],
): Parsed<readonly Value[]> {
  const problems: QueryProblem[] = [];
  const value = texts.flatMap((text) => {
    const found = allowed.find((each) => each.toLowerCase() === text.toLowerCase());
    if (found === undefined) problems.push({ key, text, allowed: mustBeOneOf(key, allowed) });
    return found ?? [];
  });
  return { value: unique(value), problems };
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
