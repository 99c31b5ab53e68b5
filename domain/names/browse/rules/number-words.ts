import { NUMBER_WORDS } from "#domain/text/number-words.ts";

const HUNDREDS: Readonly<Record<string, number>> = {
  "a single": 1,
  single: 1,
  "a dozen": 12,
  "one dozen": 12,
  "two dozen": 24,
  "three dozen": 36,
  fifty: 50,
  "a hundred": 100,
  hundred: 100,
  "one hundred": 100,
  "five hundred": 500,
  "a thousand": 1000,
  thousand: 1000,
  "one thousand": 1000,
};

/** A whole number in figures or words: "5", "five", "1,000", "1k", "a hundred". It makes no group. */
export const NUMBER = `(?:${Object.keys(HUNDREDS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")}|${NUMBER_WORDS.slice(1).join("|")}|\\d{1,3}(?:,\\d{3})+|\\d{1,7}k?)`;

/** What such a text says. */
export function numberOf(text: string): number {
  const word = text.toLowerCase().replaceAll(/\s+/g, " ");
  if (word === "") return Number.NaN;
  const place = NUMBER_WORDS.findIndex((each) => each === word);
  if (place !== -1) return place;
  const digits = word.replaceAll(",", "");
  return HUNDREDS[word] ?? Number(digits.replace(/k$/, "000"));
}

/** Words before a number that make it a bound. */
const UNTIL = "at most|up to|no more than|not more than|max(?:imum)?(?: of)?|no longer than|not longer than";
const UNDER = "under|fewer than|less than|below|shorter than";
const FROM = "at least|min(?:imum)?(?: of)?|no fewer than|no less than|not less than";
const OVER = "over|more than|longer than|above";

/** "5", "under 6", "3 to 5", "between 3 and 5", "9 or more", "4+": five groups. */
export const AMOUNT = `(?:(${UNTIL}|${UNDER}|${FROM}|${OVER}|between|from) )?(${NUMBER})(?:(?:(?: )?[-–](?: )?| or | to | and | through )(${NUMBER}))?(?:(?: )?(\\+)| (or (?:more|longer|less|fewer|under|shorter)|plus|and (?:up|over|under)))?`;

/** From and to, of the groups of an amount and of what stands behind the thing counted ("5 letters or less"). */
export function amountOf(
  words: readonly string[],
  behind = "",
): { readonly from: number; readonly to: number } | null {
  const [bound = "", first = "", last = "", plus = "", more = ""] = words;
  const low = numberOf(first);
  const high = last === "" ? low : numberOf(last);
  if (low > high || !Number.isFinite(low)) return null;
  const said = (pattern: string) => new RegExp(`^(?:${pattern})$`, "i").test(bound.replaceAll(/\s+/g, " "));
  if (said(UNTIL)) return { from: 0, to: low };
  if (said(UNDER)) return { from: 0, to: low - 1 };
  if (said(FROM)) return { from: low, to: Infinity };
  if (said(OVER)) return { from: low + 1, to: Infinity };
  const tail = `${more} ${behind}`;
  if (plus !== "" || /more|longer|plus|up|over/i.test(tail)) return { from: low, to: Infinity };
  return /less|fewer|under|shorter/i.test(tail) ? { from: 0, to: low } : { from: low, to: high };
}
