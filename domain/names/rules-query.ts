import {
  assembleRules,
  type NameRules,
  type Rule,
  RULE_NAMES,
  RULE_TABLE,
  type RuleKey,
  valuesOf,
} from "./name-rules.ts";
import type { QueryProblem } from "./rules/query-problem.ts";
import type { Theme } from "./theme.ts";

/** Rules read from a query, and what in it could not be understood. */
export type ReadRules = { readonly rules: NameRules; readonly problems: readonly QueryProblem[] };

/**
 * Reads "gender=girl&origin=Irish&origin=Welsh&theme=light&band=rare&start=ma&end=n&length=short&syllables=3&not=aiden".
 * Every value but gender may be given several times, beginnings and endings also with commas between them ("ma,jo"), as they are
 * written into one field. What is not understood is left out of the rules; other keys are not looked at.
 */
export function readRules(query: URLSearchParams, themes: readonly Theme[]): ReadRules {
  return parseRules((key) => query.getAll(key), themes);
}

/** The same, from the texts under each key. An empty field of a form asks nothing. */
export function parseRules(
  textsOf: (key: RuleKey) => readonly string[],
  themes: readonly Theme[],
): ReadRules {
  const problems = new Map<Rule, readonly QueryProblem[]>();
  const rules = assembleRules((rule) => {
    const { key, parse, empty } = RULE_TABLE[rule];
    const texts = textsOf(key)
      .map((text) => text.trim())
      .filter((text) => text !== "");
    if (texts.length === 0) return empty;
    const parsed = parse(key, texts, themes);
    problems.set(rule, parsed.problems);
    return parsed.value;
  });
  return { rules, problems: NUMBERS_FIRST.flatMap((rule) => problems.get(rule) ?? []) };
}

/** As problems are told. */
const NUMBERS_FIRST = [true, false].flatMap((isNumber) =>
  RULE_NAMES.filter((rule) => (RULE_TABLE[rule].field.kind === "numbers") === isNumber),
);

/** The query that readRules reads as these rules; without what asks nothing. */
export function writeRules(rules: NameRules): URLSearchParams {
  return new URLSearchParams(
    RULE_NAMES.flatMap((rule) => valuesOf(rule, rules).map((value) => [RULE_TABLE[rule].key, value])),
  );
}
