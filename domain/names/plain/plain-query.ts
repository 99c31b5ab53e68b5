import type { NameId } from "#domain/names/entry/name.ts";
import { joinRules, NO_RULES, type NameRules } from "#domain/names/browse/name-rules.ts";
import {
  endOf,
  type ParsedPhrase,
  parsePhraseAt,
  type TextRange,
  withoutFillers,
  wordAt,
  wordsIn,
} from "./parse-phrase.ts";
import { deniedBehind, exceptedBy, hasDenial, isDeniedAt } from "./denied/denied-phrase.ts";
import {
  besideOthers,
  firstOfEach,
  isToldOnce,
  mostGivenFirst,
  mostGivenThen,
  NOWADAYS,
  othersOfEach,
  sexForBoth,
  withoutParentsSex,
} from "./beside-others.ts";
import { isAboutAnother } from "./about-another.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { contradicts, isOneOfBoth, isSexAlone, stayingSex } from "./sexes-beside.ts";
import { homesOf, ofBoth } from "./of-both.ts";
import type { Reading } from "./reading.ts";
import { phrase } from "#domain/names/browse/rules/phrase.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** Characters of the text that were understood: without them (withoutPart) it asks for everything else. */
export type PlainPart = Chip;

/** What a text asks for: "irish girl short like hazel". */
export type PlainQuery = {
  /** What is to be searched as a name or a meaning. */
  readonly rest: string;
  /** Whether words say that it is to be searched by itself: "sounds like shivon". */
  readonly isAside: boolean;
  readonly rules: NameRules;
  /** What they must be as well, beside the rules: of one origin and of another. */
  readonly asWell: readonly NameRules[];
  readonly homes: Reading["homes"];
  /** What the names must not be, beside what a rule can say of it: none that fits one of these. */
  readonly denied: readonly NameRules[];
  /** Of those that fit, the ones that fit this, too, come first. */
  readonly first: readonly NameRules[];
  /** Words to be looked for in meanings only. */
  readonly means: string | null;
  /** Names that those wanted are like, folded word by word; perhaps misspelled. Several are one wish: "like hazel and violet". */
  readonly like: readonly NameId[];
  readonly parts: readonly PlainPart[];
  /** The words of each meaning, in the order of their parts. */
  readonly meanings: readonly string[];
  /** Beside parts: the words that were not understood, by what stands between them. */
  readonly left: readonly (readonly TextRange[])[];
};

/** What stands before a name or a sound that is to be searched by itself. */
const ASIDE = phrase(
  "(?:that )?(?:sounds?|sounding|spelled|spelt|pronounced) like(?! (?:an?|my|our|some|someone|somebody) )|meanings? of(?: the name|(?!.*(?<!\\p{L})(?:boys?|girls?|names)(?!\\p{L}))(?<!(?<!\\p{L})(?:boys?|girls?|names)(?!\\p{L}).*))",
);
const NAMES = /(?<!\p{L})(?:names?|naming)(?!\p{L})/iu;

/**
 * Reads rules, meanings and likings as parents write them, in any order and with commas or without. A lone word is never a
 * rule, as it may be a name (Irish, Paris) or a meaning (star); nor is an everyday word beside others that are none
 * (PlainRule.weak), nor what is denied ("not girl") unless names can be left out by it ("not -aiden", "no flowers").
 */
export function readPlainQuery(text: string, themes: readonly Theme[]): PlainQuery {
  const plain: PlainQuery = {
    rest: text.trim(),
    isAside: false,
    rules: NO_RULES,
    asWell: [],
    homes: [],
    denied: [],
    first: [],
    means: null,
    like: [],
    parts: [],
    meanings: [],
    left: [],
  };
  if (isLoneWord(text)) return plain;

  const readings: ParsedPhrase[] = [];
  const denials: ParsedPhrase[] = [];
  /** Words not understood, by what stands between them. */
  const runs: TextRange[][] = [[]];
  let aside = false;
  const denies = hasDenial(text);
  for (let word = wordAt(text, 0); word !== null;) {
    const run = runs.at(-1) ?? [];
    const before = run.at(-1);
    const denied = denies ? deniedBehind(text, word, themes, denials.at(-1)) : null;
    if (denied !== null) {
      // "Jewish, but not too Jewish": it is wanted all the same.
      if (!readings.some(({ label }) => denied.label.endsWith(label))) denials.push(denied);
      const others = run.filter(({ from }) => from < denied.from);
      runs.splice(-1, 1, others, []);
      word = wordAt(text, denied.to);
      continue;
    }
    const isDenied = denies && before !== undefined && isDeniedAt(text, word.from);
    const passed = isDenied ? null : endOf(ASIDE, text, word.from);
    const parsed = passed === null ? parsePhraseAt(text, word.from, themes) : null;
    const reading = parsed && withoutParentsSex(text, parsed);
    if (passed !== null) aside = true;
    else if (reading !== null && !isDenied && isOneOfBoth(reading, readings)) {
      const at = readings.findIndex(isSexAlone);
      readings.splice(at, 1, stayingSex(text, reading, readings[at] ?? reading));
      word = wordAt(text, reading.to);
      continue;
    } else if (
      reading !== null &&
      !isDenied &&
      !contradicts(reading, readings) &&
      !isAboutAnother(text, reading)
    )
      readings.push(reading);
    else run.push({ from: word.from, to: reading?.to ?? word.to });
    const hasGrown = run.at(-1) !== before;
    if (!hasGrown) runs.push([]);
    word = wordAt(text, passed ?? reading?.to ?? word.to);
  }

  if (readings.length === 0 && denials.length === 0 && !aside) return plain;
  if (readings.some(({ rules }) => (rules.eras?.length ?? 0) > 0) && !NOWADAYS.test(text))
    readings.splice(0, readings.length, ...readings.map(mostGivenThen));
  // "A gentle name that means hope": of the few that mean it, the sound would take nearly all away.
  const sound = readings.findIndex(({ rules }) => rules.themes?.join() === "soft");
  if (sound !== -1 && readings.some(({ means }) => means !== undefined)) readings.splice(sound, 1);
  if (readings.some(({ rules }) => rules.gender === "unisex"))
    readings.splice(0, readings.length, ...readings.map(mostGivenFirst));
  readings.splice(0, readings.length, ...besideOthers(text, readings));
  const rest = runs.map((run) => between(text, withoutFillers(text, run))).filter((run) => run !== "");
  const both = ofBoth(text, readings);
  if (both !== null)
    readings.splice(0, readings.length, ...readings.map((reading) => sexForBoth(text, reading)));
  const all = [...readings, ...denials].toSorted((one, other) => one.from - other.from);
  if (all.length === 0 && (!aside || rest.length === 0)) return plain;
  const isSure =
    rest.length === 0 || both !== null || NAMES.test(text) || all.some(({ weak }) => weak === undefined);
  if (!isSure && !aside) return plain;
  const excepted = denials.flatMap(({ rules: not }) => {
    const rules = exceptedBy(not);
    return rules === null ? [] : { rules };
  });
  const means = readings.flatMap((reading) => reading.means ?? []);
  const [first, ...asWell] = both ?? [];
  const others =
    first === undefined ? readings : [first, ...readings.filter(({ kind }) => kind !== "origin")];
  return {
    rest: rest.join(" "),
    isAside: aside,
    rules: [...others.filter(({ prefers }) => prefers === undefined).map(firstOfEach), ...excepted].reduce(
      (rules, reading) => joinRules(rules, reading.rules),
      NO_RULES,
    ),
    asWell: [...asWell, ...others.flatMap(othersOfEach)].map(({ rules }) => joinRules(NO_RULES, rules)),
    homes: both === null ? homesOf(readings) : [],
    denied: denials.flatMap(({ rules }) => (exceptedBy(rules) === null ? joinRules(NO_RULES, rules) : [])),
    first: others.flatMap(({ prefers, rules }) => (prefers === true ? joinRules(NO_RULES, rules) : [])),
    means: means.length === 0 ? null : means.join(" "),
    like: readings.flatMap((reading) => reading.like ?? []),
    meanings: means,
    left: runs.filter((run) => run.length > 0),
    parts: all
      .filter(isToldOnce)
      .map(({ from, to, kind, label, rule = label }) => ({ kind, label, rule, from, to })),
  };
}

const SEVERAL_WORDS = /[\p{L}\p{M}\p{N}'’][^\p{L}\p{M}\p{N}'’]+[\p{L}\p{M}\p{N}'’]/u;

/** A lone word is a name or a meaning, unless signs stand for letters: "*ella". */
export function isLoneWord(text: string): boolean {
  return !SEVERAL_WORDS.test(text) && !/[*_?]\p{L}|\p{L}[*_]/u.test(text);
}

/** The text without one of its parts. What is left is asked for as before: of "irish girl", "girl names" is left, not "girl". */
export function withoutPart(text: string, part: PlainPart, parts: readonly PlainPart[]): string {
  const left = `${text.slice(0, part.from)} ${text.slice(part.to)}`
    .replace(/\s*[,;][\s,;]*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^(?:[\s,&]|(?:and|or|but)(?=\s|$))+|(?:[\s,&]|(?<=\s)(?:and|or|but)(?=\s|$))+$/gi, "");
  if (withoutFillers(left, wordsIn(left)).length === 0) return "";
  const kept = readPlainQuery(text, []).parts.filter(({ from }) => from !== part.from).length;
  // "Strong irish boy": the child alone said that names are meant, without which nobody would take "strong" for a theme.
  const saidSo = part.kind === "sex" && kept < parts.length - 1 && !NAMES.test(left);
  if (parts.length > 1 && (saidSo || wordsIn(left).length === 1)) return `${left} names`;
  return readPlainQuery(left, []).parts.length < kept ? `${left} names` : left;
}

function between(text: string, words: readonly TextRange[]): string {
  return text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);
}
