import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { fits } from "#domain/names/browse/fits.ts";
import { asksGenderOnly, type NameRules } from "#domain/names/browse/name-rules.ts";
import { readCare } from "#domain/care/read-care.ts";
import { beginsOrEndsLike } from "#domain/names/plain/denied/begins-or-ends-like.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import { insteadOf } from "#domain/names/search/instead.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import { lettersOf } from "#domain/names/search/search-table.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import { distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";
import type { Why } from "#domain/names/search/why.ts";
import { wishWordsOf } from "#domain/names/entry/words-of.ts";
import { isOtherScript } from "#domain/names/script/script.ts";
import type { WrittenForm } from "#domain/names/script/written-form.ts";
import { createDeviceFindName } from "./device-find-name.ts";
import type { DeviceHit, DeviceName } from "./device-name.ts";
import { answerByName } from "./device-questions.ts";
import { createDeviceScripts } from "./device-scripts.ts";
import { deviceVocabulary } from "./device-vocabulary.ts";

const LIMIT = 50;
/** From so many letters on, one letter may be wrong; from so many on, two; and so many must be there to stand within a name. */
const ONE_WRONG = 3;
const TWO_WRONG = 6;
const CONTAINED = 3;

/** What a search without a network has to say. */
type DeviceAnswer = Pick<NamesAnswer, "understood" | "notUnderstood" | "care" | "fact" | "instead"> & {
  readonly hits: readonly DeviceHit[];
};

const NOTHING: DeviceAnswer = {
  understood: [],
  notUnderstood: [],
  care: null,
  fact: null,
  instead: [],
  hits: [],
};

/** The order of the tiers; within one, the names stand as they are given. */
const TIERS = ["exact", "begins", "typo", "contains", "means", "origin", "fits"] as const;

/**
 * Searches the names on a device as the server would, with what a copy knows: the spelling, its beginning, a slip, a part of
 * it, words of the meaning and the origin; another script; and rules, in the text or beside it. The text is read as the server
 * reads it. Of questions about a name it answers what a copy knows, and says of the others that they take a network.
 */
export function searchDevice(
  names: readonly DeviceName[],
  asked: DeviceQuery,
  themes: readonly Theme[],
  forms: readonly WrittenForm[],
): DeviceAnswer {
  const answer = (text: string) => answerOnDevice(names, { ...asked, text }, themes, forms);
  const found = answer(asked.text);
  const thin = { ...found, names: found.hits };
  return { ...found, instead: insteadOf(asked.text, thin, (text) => answer(text).hits.length) };
}

type DeviceQuery = { readonly text: string; readonly rules: NameRules };

function answerOnDevice(
  names: readonly DeviceName[],
  { text, rules }: DeviceQuery,
  themes: readonly Theme[],
  forms: readonly WrittenForm[],
): DeviceAnswer {
  const care = readCare(text);
  if (care !== null) return { ...NOTHING, care };
  const inScript = createDeviceScripts(names, forms);
  const byName = answerByName(text, createDeviceFindName(names, inScript), names);
  if (byName !== null) return { ...NOTHING, ...byName };
  if (isOtherScript(text)) {
    const hits = inScript(text).filter(({ summary }) => isFor(names, rules, summary.id));
    return {
      ...NOTHING,
      notUnderstood: hits.length === 0 ? text.split(/\s+/).filter(isOtherScript) : [],
      hits,
    };
  }
  const asks = readWishes(text, deviceVocabulary(names, themes));
  const first = { asks, hits: hitsFor(names, text, rules, asks) };
  const { asks: read, hits } =
    asks.otherwise === null || first.hits.length > 0
      ? first
      : { asks: asks.otherwise, hits: hitsFor(names, text, rules, asks.otherwise) };
  return { ...NOTHING, understood: read.chips, notUnderstood: read.notUnderstood, hits };
}

function isFor(names: readonly DeviceName[], rules: NameRules, id: NameId): boolean {
  const name = names.find(({ traits }) => traits.id === id);
  return name !== undefined && fits(name.traits, rules);
}

function hitsFor(
  names: readonly DeviceName[],
  text: string,
  rules: NameRules,
  asks: Reading,
): readonly DeviceHit[] {
  const isAsked = text.trim() !== "" || !asksGenderOnly(rules);
  if (!isAsked || asks.isNothing) return [];
  if (asks.like.length > 0 && asks.rest === "" && asksGenderOnly(asks.rules)) return [];
  const fitting = names.filter(
    ({ traits, meant }) =>
      fits(traits, rules) &&
      fits(traits, asks.rules) &&
      asks.asWell.every((each) => fits(traits, each)) &&
      !asks.without.includes(traits.id) &&
      !asks.near.some((other) => beginsOrEndsLike(traits.id, other)) &&
      !asks.notMeaning.some((word) => wishWordsOf(word).every((each) => meant.includes(each))) &&
      !asks.denied.some((each) => fits(traits, each)),
  );
  const reasonFor = reasonsOf(asks);
  const hits = fitting.flatMap((name) => {
    const why = reasonFor(name);
    return why === null ? [] : { summary: name.summary, why };
  });
  return TIERS.flatMap((tier) => hits.filter(({ why }) => why.kind === tier)).slice(0, LIMIT);
}

function reasonsOf({ row, means, rest }: Reading): ReasonFor {
  if (means !== null) return byMeaning(means, rest);
  if (row.length === 0) return bySpelling(rest);
  const reasons = row.map(bySpelling);
  return (name) => reasons.flatMap((reasonFor) => reasonFor(name) ?? [])[0] ?? null;
}

type ReasonFor = (name: DeviceName) => Why | null;

function bySpelling(text: string): ReasonFor {
  const folded = foldName(text);
  if (text === "") return () => ({ kind: "fits" });
  const meaning = meaningOf(text);
  const slips = slipsFrom(folded);
  const word = text.trim();
  return (name) => {
    const { id } = name.traits;
    if (folded !== "") {
      if (id === folded) return { kind: "exact" };
      if (id.startsWith(folded)) return { kind: "begins", word };
      const letters = slips(id);
      if (letters !== null) return { kind: "typo", letters };
      if (folded.length >= CONTAINED && id.includes(folded)) return { kind: "contains", word };
    }
    return meaning(name);
  };
}

/** "means star": a word of the meaning, and of what stands beside it the spelling or the meaning. */
function byMeaning(means: string, rest: string): ReasonFor {
  const meaning = meaningOf(means);
  const other = bySpelling(rest);
  return (name) => (other(name) === null ? null : meaning(name));
}

/** All words must be in the entry; of each, the beginning is enough. */
function meaningOf(text: string): ReasonFor {
  const words = wishWordsOf(text);
  return ({ meant, from }) => {
    const found = words.map(
      (word) => meant.find((each) => begins(each, word)) ?? from.find((each) => begins(each, word)),
    );
    const [first] = found;
    if (first === undefined || found.includes(undefined)) return null;
    return meant.includes(first) ? { kind: "means", word: first } : { kind: "origin", word: capital(first) };
  };
}

function begins(word: string, asked: string): boolean {
  return word === asked || (asked.length >= CONTAINED && word.startsWith(asked));
}

/** One or two letters off; null when it is more than a text of this length may be. */
function slipsFrom(folded: string): (id: string) => 1 | 2 | null {
  if (folded.length < ONE_WRONG || folded.length > LONGEST_TYPO) return () => null;
  const distance = distanceFrom(lettersOf(folded));
  return (id) => {
    if (Math.abs(id.length - folded.length) > 2) return null;
    const letters = lettersOf(id);
    const off = distance(letters, 0, letters.length);
    if (off === 1) return 1;
    return off === 2 && folded.length >= TWO_WRONG ? 2 : null;
  };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
