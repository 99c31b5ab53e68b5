import {
  isRule,
  joinRules,
  type NameRules,
  type Rule,
  RULE_TABLE,
  rulesSet,
} from "#domain/names/browse/name-rules.ts";
import { once } from "#domain/once.ts";
import { createSieve, placesIn, somePatterns, type SomePatterns } from "#domain/text/pattern-sieve.ts";
import { beginningsFor, beginningsOf, LETTERS } from "./beginnings.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import type { Phrase, PhraseContext, Wish } from "#domain/names/browse/rules/phrase.ts";
import { RULE_PHRASES } from "./rule-phrases.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** A rule in plain words, and what it is called on its chip. */
export type PlainRule = Pick<Wish<unknown>, "label" | "rule" | "weak" | "prefers" | "each" | "apart"> & {
  readonly kind: WishKind;
  readonly rules: Partial<NameRules>;
};

type PlainPhrase = {
  readonly pattern: RegExp;
  readonly parse: (words: readonly string[], context: PhraseContext) => PlainRule | null;
};

const PHRASES: readonly PlainPhrase[] = Object.keys(RULE_PHRASES)
  .filter(isRule)
  .flatMap((rule) => plainPhrases(rule, RULE_PHRASES[rule]));

function plainPhrases<R extends Rule>(
  rule: R,
  phrases: readonly Phrase<NameRules[R]>[],
): readonly PlainPhrase[] {
  return phrases.map(({ pattern, parse }) => ({
    pattern,
    parse(words, context) {
      const wish = parse(words, context);
      if (wish === null) return null;
      const { value, also = [], ...said } = wish;
      const asked: Partial<NameRules> = { [rule]: value };
      const kind = RULE_TABLE[rule].wish;
      if (also.length === 0) return { ...said, kind, rules: asked };
      const more = readRules(new URLSearchParams(also.map((pair) => [...pair])), context.themes).rules;
      return { ...said, kind, rules: setOf(joinRules(more, asked)) };
    },
  }));
}

/** Those that ask something. */
function setOf(rules: NameRules): Partial<NameRules> {
  return Object.fromEntries(rulesSet(rules).map((rule) => [rule, rules[rule]]));
}

/** A rule, and where its words end. */
type RuleHere = PlainRule & { readonly to: number };

/** A text that was read: the phrases that may stand in it, and the rules that were found at places of it. */
type RulesOfText = {
  readonly may: SomePatterns;
  readonly found: Map<number, RuleHere | null>;
};

/** Texts that were read last: one is read as several may be understood, and its places are looked at again each time. */
const rulesRead = new Map<string, RulesOfText>();
const MOST_READ = 16;
let readBy: readonly Theme[] | undefined;

/** The rule that stands at a place of a text, and where it ends. */
export function ruleAt(text: string, from: number, themes: readonly Theme[]): RuleHere | null {
  if (readBy !== themes || rulesRead.size > MOST_READ) rulesRead.clear();
  readBy = themes;
  let inText = rulesRead.get(text);
  if (inText === undefined) rulesRead.set(text, (inText = { may: siftPhrases(text), found: new Map() }));
  const known = inText.found.get(from);
  if (known !== undefined) return known;
  const rule = findRule(text, from, themes, inText.may);
  inText.found.set(from, rule);
  return rule;
}

function findRule(text: string, from: number, themes: readonly Theme[], may: SomePatterns): RuleHere | null {
  for (const place of placesIn(may, begunWith(text.slice(from, from + LETTERS)))) {
    const phrase = PHRASES[place];
    if (phrase === undefined) continue;
    const { pattern, parse } = phrase;
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const to = pattern.lastIndex;
    if (match === null) continue;
    const words = match.slice(1).map((word) => word ?? "");
    const read = parse(words, { themes, isRule: (other) => ruleAt(other, 0, themes) !== null });
    if (read !== null) return { ...read, to };
  }
  return null;
}

/** By the letters that they have wherever they stand; and then, at a place, by those that they begin with. */
const siftPhrases = createSieve(PHRASES.map(({ pattern }) => pattern));

/** Places among the phrases, by what these may begin with. */
const placesOf = once(() => {
  const filed = new Map<string, number[]>();
  for (const [place, { pattern }] of PHRASES.entries()) {
    for (const beginning of beginningsOf(pattern)) {
      const others = filed.get(beginning);
      if (others === undefined) filed.set(beginning, [place]);
      else others.push(place);
    }
  }
  return filed;
});
/** Phrases by three letters, as they are asked for: of all, an eighth may begin with those of a usual word. */
const byBeginning = new Map<string, SomePatterns>();
const ALL = somePatterns(PHRASES.keys(), PHRASES.length);

function begunWith(letters: string): SomePatterns {
  const small = letters.toLowerCase();
  const known = byBeginning.get(small);
  if (known !== undefined) return known;
  // Some other letters stand for one of ours in a pattern, whatever their case.
  if (!/^[a-z][a-z' -]{0,2}$/i.test(letters)) return ALL;
  const places = beginningsFor(small).flatMap((beginning) => placesOf().get(beginning) ?? []);
  const found = somePatterns(places, PHRASES.length);
  byBeginning.set(small, found);
  return found;
}
