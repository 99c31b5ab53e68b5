import { z } from "zod";
import { THEMES } from "#content/names/themes.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { NO_RULES, type NameRules, type RuleKey } from "#domain/names/browse/name-rules.ts";
import { recordOf } from "#domain/names/browse/rules/assemble.ts";
import {
  LONGEST_PART,
  MOST_PARTS,
  mustBeFew,
  mustBeLetters,
  mustBeOneOf,
} from "#domain/names/browse/rules/query-problem.ts";
import type { Field } from "#domain/names/browse/rules/rule.ts";
import { RULES } from "#domain/names/browse/rules/rules.ts";
import { parseRules } from "#domain/names/browse/rules-query.ts";
import { RULE_DESCRIPTIONS } from "./rule-descriptions.ts";

type Texts = string | readonly string[];
type Parameter = z.ZodType<Texts, Texts | undefined>;

/**
 * The rules of a browse as parameters of a query, for z.object({ q, ...rulesShape }). All but gender may be repeated, and
 * then one of their values is enough; different parameters are combined with "and".
 */
export const rulesShape = recordOf(
  Object.values(RULES).map(({ key, field }) => {
    const parameter = parameterOf(key, field);
    const description = RULE_DESCRIPTIONS[key];
    return [key, description === undefined ? parameter : parameter.describe(description)] as const;
  }),
);

const parsed = new WeakMap<object, NameRules>();

/** The rules that such parameters ask for. What most ask is checked once for all of them, and so it is parsed once. */
export function rulesOf(query: Readonly<Record<RuleKey, Texts>>): NameRules {
  const known = parsed.get(query);
  if (known !== undefined) return known;
  // Most searches ask for nothing beside their text.
  const isBare = ROWS.every(({ key, field }) => query[key].length === 0 || isEmpty(query[key], field));
  const rules = isBare ? NO_RULES : parseRules((key) => listOf(query[key]), THEMES).rules;
  parsed.set(query, rules);
  return rules;
}

const ROWS = Object.values(RULES);

function isEmpty(texts: Texts, field: Field): boolean {
  return field.kind === "one" && texts === field.empty;
}

function listOf(texts: Texts): readonly string[] {
  return typeof texts === "string" ? [texts] : texts;
}

/** Stricter than an address that a person may have written: what is not allowed is refused, and told. */
function parameterOf(key: string, field: Field): Parameter {
  if (field.kind === "letters") return z.array(lettersOf(key)).max(MOST_PARTS, mustBeFew(key)).default([]);
  if (field.kind === "spans") {
    const span = z.string().regex(field.pattern, field.mustBe(key));
    return z.array(span).max(MOST_PARTS, mustBeFew(key)).default([]);
  }
  const values = field.values(THEMES);
  if (field.kind === "one") return z.enum(values, mustBeOneOf(key, values)).default(field.empty);
  const understood = [...values, ...(field.former ?? [])];
  return z.array(z.enum(understood, mustBeOneOf(key, values))).default([]);
}

/** Letters, folded as names are: "É" asks for e. */
export function lettersOf(key: string) {
  return z
    .string()
    .regex(/^[\p{L}\p{M}'’ -]*$/u, mustBeLetters(key))
    .transform(foldName)
    .pipe(z.string().min(1, mustBeLetters(key)).max(LONGEST_PART, mustBeLetters(key)));
}
