import {
  BAND_UP_TO,
  type Band,
  type Length,
  LENGTHS,
  SYLLABLES,
  type Syllables,
} from "#domain/names/entry/trait-values.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";

/** An everyday adverb between "not" and the word: "not too short". */
const NOT = "not (?:too |very |so |overly )?";

const LENGTH_LABELS = {
  short: "Short (up to 4 letters)",
  medium: "Medium (5 to 7 letters)",
  long: "Long (8 letters or more)",
} as const satisfies Record<Length, string>;

export const LENGTH_PHRASES: readonly Phrase<readonly Length[]>[] = [
  {
    pattern: phrase(`(${LENGTHS.join("|")})(?:[ -]length)?`),
    parse([word = ""]) {
      const length = LENGTHS.find((each) => each === word.toLowerCase());
      return length === undefined ? null : { value: [length], label: LENGTH_LABELS[length], weak: true };
    },
  },
  {
    pattern: phrase(`${NOT}(${LENGTHS.join("|")})`),
    parse: ([word = ""]) => ({
      value: LENGTHS.filter((length) => length !== word.toLowerCase()),
      label: `Not ${word.toLowerCase()}`,
    }),
  },
];

const { common, familiar, uncommon } = BAND_UP_TO;
const COMMON = `Common (1 in ${formatCount(common)} or commoner)`;
const RARE = `Rare (rarer than 1 in ${formatCount(uncommon)})`;

/** Bands by the words for them, and by those words after "not". */
const BANDS_CALLED: Readonly<Record<string, Wish<readonly Band[]>>> = {
  common: { value: ["common"], label: COMMON },
  popular: { value: ["common"], label: COMMON },
  familiar: {
    value: ["familiar"],
    label: `Familiar (1 in ${formatCount(common)} to ${formatCount(familiar)})`,
  },
  uncommon: {
    value: ["uncommon"],
    label: `Uncommon (1 in ${formatCount(familiar)} to ${formatCount(uncommon)})`,
  },
  unusual: {
    value: ["uncommon", "rare", "unpublished"],
    label: `Unusual (rarer than 1 in ${formatCount(familiar)})`,
  },
  rare: { value: ["rare", "unpublished"], label: RARE },
  unique: { value: ["rare", "unpublished"], label: RARE },
  "not common": { value: ["familiar", "uncommon", "rare", "unpublished"], label: "Not common" },
  "not popular": { value: ["familiar", "uncommon", "rare", "unpublished"], label: "Not popular" },
  "not rare": { value: ["common", "familiar", "uncommon"], label: "Not rare" },
  "not unusual": { value: ["common", "familiar"], label: "Not unusual" },
};

export const BAND_PHRASES: readonly Phrase<readonly Band[]>[] = [
  {
    pattern: phrase("(?:very )?(common|popular|familiar|uncommon|unusual|rare|unique)"),
    parse([word = ""]) {
      const wish = BANDS_CALLED[word.toLowerCase()];
      return wish === undefined ? null : { ...wish, weak: true };
    },
  },
  {
    pattern: phrase(`${NOT}(common|popular|rare|unusual)`),
    parse: ([word = ""]) => BANDS_CALLED[`not ${word.toLowerCase()}`] ?? null,
  },
];

const NUMBERS = ["one", "two", "three", "four", "five", "six"] as const;
const NUMBER_PATTERN = `${NUMBERS.join("|")}|single|\\d`;

export const SYLLABLE_PHRASES: readonly Phrase<readonly Syllables[]>[] = [
  {
    pattern: phrase(
      `(${NUMBER_PATTERN})(?:(?:-| or | to )(${NUMBER_PATTERN}))?(\\+| or more)?[ -]syllables?`,
    ),
    parse: ([first = "", last = "", more]) => syllablesCounted(first, more === "" ? last || first : "9"),
  },
];

/** From one number of syllables to another; 4 is four and more. */
function syllablesCounted(first: string, last: string): Wish<readonly Syllables[]> | null {
  const [low, high] = [numberOf(first), numberOf(last)];
  const value = SYLLABLES.filter((count) => count >= Math.min(low, 4) && count <= high);
  if (low === 0 || value.length === 0) return null;
  const label = value.map((count) => (count === 4 ? "4 or more" : String(count))).join(" or ");
  return { value, label: `${label} ${label === "1" ? "syllable" : "syllables"}` };
}

function numberOf(word: string): number {
  const at = NUMBERS.findIndex((number) => number === word.toLowerCase());
  if (at !== -1) return at + 1;
  return word.toLowerCase() === "single" ? 1 : Number(word);
}
