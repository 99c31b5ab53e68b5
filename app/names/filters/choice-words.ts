import { formatCount } from "#domain/locale/numbers.ts";
import { RULE_NAMES, RULE_TABLE } from "#domain/names/browse/name-rules.ts";
import type { QueryProblem } from "#domain/names/browse/rules/query-problem.ts";
import { RULE_WORDS, type RuleWords } from "./rule-words.ts";

const WORDS_BY_KEY: ReadonlyMap<string, Omit<RuleWords, "title">> = new Map(
  RULE_NAMES.map((rule) => [RULE_TABLE[rule].key, RULE_WORDS[rule]]),
);

/** A choice of the address as it stands on the page. */
export function choiceWords(key: string, value: string): string {
  return WORDS_BY_KEY.get(key)?.label?.(value) ?? value;
}

/** The same where it stands alone, among choices of all kinds. */
export function chipWords(key: string, value: string): string {
  return WORDS_BY_KEY.get(key)?.chip?.(value) ?? choiceWords(key, value);
}

/** What a choice holds true of each name, where its words do not say it; null else. */
export function ruleSaid(key: string, value: string): string | null {
  return WORDS_BY_KEY.get(key)?.said?.(value) ?? null;
}

/** Whether a key of an address belongs to a rule. */
export function isRuleKey(key: string): boolean {
  return WORDS_BY_KEY.has(key);
}

const LONGEST_QUOTE = 40;
const MOST_QUOTED = 5;

/** “Not understood, and left out: origin “Klingon”, page “x”.”; null when all was understood. */
export function problemWords(problems: readonly QueryProblem[]): string | null {
  if (problems.length === 0) return null;
  const named = problems
    .slice(0, MOST_QUOTED)
    .map(({ key, text }) => `${called(key)} “${text.slice(0, LONGEST_QUOTE)}”`);
  const more = problems.length - named.length;
  return `Not understood, and left out: ${named.join(", ")}${more > 0 ? ` and ${formatCount(more)} more` : ""}.`;
}

function called(key: string): string {
  return key === "sort" ? "order" : (WORDS_BY_KEY.get(key)?.called ?? key);
}
