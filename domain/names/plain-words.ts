import { foldName } from "./name.ts";
import { BAND_UP_TO, type Band, LENGTHS, type Length, type NameRules, SYLLABLES } from "./name-rules.ts";
import { formatCount } from "./one-in.ts";
import { LONGEST_PART } from "./rules-query.ts";

/** A rule in plain words, and what it is called on its chip. */
export type PlainRule = {
  readonly rules: Partial<NameRules>;
  readonly label: string;
  /** An everyday word, which is no rule beside words that are none: "long island", "rare gem". */
  readonly weak?: true;
};

const LENGTH_LABELS = {
  short: "Short (up to 4 letters)",
  medium: "Medium (5 to 7 letters)",
  long: "Long (8 letters or more)",
} as const satisfies Record<Length, string>;

const { common, familiar, uncommon } = BAND_UP_TO;
const COMMON = `Common (1 in ${formatCount(common)} or commoner)`;
const RARE = `Rare (rarer than 1 in ${formatCount(uncommon)})`;

/** Bands by the words for them, and by those words after "not". */
const BANDS_CALLED: Readonly<Record<string, { readonly bands: readonly Band[]; readonly label: string }>> = {
  common: { bands: ["common"], label: COMMON },
  popular: { bands: ["common"], label: COMMON },
  familiar: {
    bands: ["familiar"],
    label: `Familiar (1 in ${formatCount(common)} to ${formatCount(familiar)})`,
  },
  uncommon: {
    bands: ["uncommon"],
    label: `Uncommon (1 in ${formatCount(familiar)} to ${formatCount(uncommon)})`,
  },
  unusual: {
    bands: ["uncommon", "rare", "unpublished"],
    label: `Unusual (rarer than 1 in ${formatCount(familiar)})`,
  },
  rare: { bands: ["rare", "unpublished"], label: RARE },
  unique: { bands: ["rare", "unpublished"], label: RARE },
  "not common": { bands: ["familiar", "uncommon", "rare", "unpublished"], label: "Not common" },
  "not popular": { bands: ["familiar", "uncommon", "rare", "unpublished"], label: "Not popular" },
  "not rare": { bands: ["common", "familiar", "uncommon"], label: "Not rare" },
  "not unusual": { bands: ["common", "familiar"], label: "Not unusual" },
};

/** "rare", "not rare". */
export function bandCalled(words: string): PlainRule | null {
  const called = BANDS_CALLED[words.toLowerCase()];
  return called === undefined ? null : { rules: { bands: called.bands }, label: called.label };
}

/** "short". */
export function lengthCalled(word: string): PlainRule | null {
  const length = LENGTHS.find((each) => each === word.toLowerCase());
  return length === undefined ? null : { rules: { lengths: [length] }, label: LENGTH_LABELS[length] };
}

/** "not short": every other length. */
export function otherLengths(word: string): PlainRule {
  const lengths = LENGTHS.filter((length) => length !== word.toLowerCase());
  return { rules: { lengths }, label: `Not ${word.toLowerCase()}` };
}

const NUMBERS = ["one", "two", "three", "four", "five", "six"] as const;

/** A pattern of the numbers of syllables. */
export const NUMBER_PATTERN = `${NUMBERS.join("|")}|single|\\d`;

/** From one number of syllables to another; 4 is four and more. */
export function syllablesCounted(first: string, last: string): PlainRule | null {
  const [low, high] = [numberOf(first), numberOf(last)];
  const syllables = SYLLABLES.filter((count) => count >= Math.min(low, 4) && count <= high);
  if (low === 0 || syllables.length === 0) return null;
  const label = syllables.map((count) => (count === 4 ? "4 or more" : String(count))).join(" or ");
  return { rules: { syllables }, label: `${label} ${label === "1" ? "syllable" : "syllables"}` };
}

function numberOf(word: string): number {
  const at = NUMBERS.findIndex((number) => number === word.toLowerCase());
  if (at !== -1) return at + 1;
  return word.toLowerCase() === "single" ? 1 : Number(word);
}

/** "m", "ma or jo", "the letter m". */
export function withLetters(
  text: string,
  sign: string,
  rulesFor: (letters: readonly string[]) => Partial<NameRules>,
  label: string,
): PlainRule | null {
  const letters = text
    .replace(/^(?:the\s+)?(?:letters?\s+)?(?=.)/iu, "")
    .split(/,?\s+or\s+|\//i)
    .map(foldName)
    .filter((part) => part !== "" && part.length <= LONGEST_PART);
  if (letters.length === 0) return null;
  return { rules: rulesFor(letters), label: `${label} ${letters.map((part) => sign + part).join(" or ")}` };
}

/** "mary ann" as "Mary Ann". */
export function capitals(words: string): string {
  return words.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
