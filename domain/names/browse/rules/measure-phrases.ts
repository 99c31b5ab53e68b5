import { type Length, LENGTHS, SYLLABLES, type Syllables } from "#domain/names/entry/trait-values.ts";
import { AMOUNT, amountOf } from "./number-words.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";

/** An everyday adverb between "not" and the word: "not too short". */
const NOT = "(?:that |which )?(?:not|nothing|(?:are|is)n[’']?t)(?: too| very| so| overly| super| that)? ";

const LENGTH_LABELS = {
  short: "Short (up to 4 letters)",
  medium: "Medium (5 to 7 letters)",
  long: "Long (8 letters or more)",
} as const satisfies Record<Length, string>;

export const LENGTH_PHRASES: readonly Phrase<readonly Length[]>[] = [
  {
    // "With short nicknames": of these, and not of the names.
    pattern: phrase(`(${LENGTHS.join("|")})(?:[ -]length)?(?! nick| [aeiou](?!\\p{L}))`),
    parse([word = ""]) {
      const length = LENGTHS.find((each) => each === word.toLowerCase());
      return length === undefined ? null : { value: [length], label: LENGTH_LABELS[length], weak: true };
    },
  },
  {
    pattern: phrase(
      "(?:minimal(?:ist(?:ic)?)?|no[ -]frills|no[ -]nonsense|snappy|punchy|crisp|catchy)(?:[ -]sounding)?",
    ),
    parse: () => ({ value: ["short"], label: LENGTH_LABELS.short, weak: true }),
  },
  {
    pattern: phrase(`${NOT}(${LENGTHS.join("|")})`),
    parse: ([word = ""]) => ({
      value: LENGTHS.filter((length) => length !== word.toLowerCase()),
      label: `Not ${word.toLowerCase()}`,
    }),
  },
];

const WITH = "(?:(?:with|has|have|having|of|only|exactly|just) )*";
const MEASURES: Readonly<Record<string, number>> = { mono: 1, di: 2, bi: 2, tri: 3 };

export const SYLLABLE_PHRASES: readonly Phrase<readonly Syllables[]>[] = [
  {
    pattern: phrase(
      `${WITH}${AMOUNT}[ -](?:syllables?|syllabic|syllabled?|beats?)(?: (or (?:more|longer|less|fewer|under)|plus|max(?:imum)?))?`,
    ),
    parse([bound = "", first = "", last = "", plus = "", more = "", behind = ""]) {
      const amount = amountOf([bound, first, last, plus, more], behind.replace(/^max.*/i, "or less"));
      return amount && syllablesFrom(amount.from, amount.to);
    },
  },
  {
    pattern: phrase("(mono|di|bi|tri|poly)syllabic"),
    parse([many = ""]) {
      const count = MEASURES[many.toLowerCase()];
      return count === undefined ? syllablesFrom(3, Infinity) : syllablesFrom(count, count);
    },
  },
];

/** From one number of syllables to another; 4 is four and more. */
function syllablesFrom(low: number, high: number): Wish<readonly Syllables[]> | null {
  if (high < 1) return null;
  const value = SYLLABLES.filter((count) => count >= Math.min(low, 4) && count <= high);
  if (value.length === 0) return null;
  const label = value.map((count) => (count === 4 ? "4 or more" : String(count))).join(" or ");
  return { value, label: `${label} ${label === "1" ? "syllable" : "syllables"}` };
}
