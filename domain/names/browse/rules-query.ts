import {
  assembleRules,
  type NameRules,
  RULE_NAMES,
  RULE_TABLE,
  type RuleKey,
  valuesOf,
} from "./name-rules.ts";
import type { QueryProblem } from "./rules/query-problem.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";

/** Rules read from a query, and what in it could not be understood. */
type ReadRules = { readonly rules: NameRules; readonly problems: readonly QueryProblem[] };

/**
 * Reads "gender=girl&origin=Irish&origin=Welsh&theme=light&band=rare&start=ma&end=n&length=short&syllables=3&not=aiden".
 * Every value but gender may be given several times, beginnings and endings also with commas between them ("ma,jo"), as they are
 * written into one field. What is not understood is left out of the rules; other keys are not looked at.
 */
export function readRules(query: URLSearchParams, themes: readonly ThemeChoice[]): ReadRules {
  return parseRules((key) => query.getAll(key), themes);
}

/** The same, from the texts under each key. An empty field of a form asks nothing. */
export function parseRules(
  textsOf: (key: RuleKey) => readonly string[],
  themes: readonly ThemeChoice[],
): ReadRules {
  // What is said of numbers is told first.
  const ofNumbers: (readonly QueryProblem[])[] = [];
  const ofOthers: (readonly QueryProblem[])[] = [];
  const rules = assembleRules((rule) => {
    const { key, field, parse, empty } = RULE_TABLE[rule];
    const texts = textsOf(key).flatMap((text) => text.trim() || []);
    if (texts.length === 0) return empty;
    const { value, problems } = parse(key, texts, themes);
    (field.kind === "numbers" ? ofNumbers : ofOthers).push(problems);
    return value;
  });
  return { rules, problems: [...ofNumbers, ...ofOthers].flat() };
}

/** The query that readRules reads as these rules; without what asks nothing. */
export function writeRules(rules: NameRules): URLSearchParams {
  return new URLSearchParams(
    RULE_NAMES.flatMap((rule) => valuesOf(rule, rules).map((value) => [RULE_TABLE[rule].key, value])),
  );
}
