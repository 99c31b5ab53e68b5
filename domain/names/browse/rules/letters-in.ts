import { foldName } from "#domain/names/entry/name.ts";
import type { Wish } from "./phrase.ts";
import { LONGEST_PART } from "./query-problem.ts";

/** Words about letters: "start with different letters", "begins with two consonants". */
const NO_LETTERS =
  /^(?:one|more|different|same|thesame|two|three|similar|unusual|unique|double|matching|another|any|hard|soft|strong|numbers?|letters?|words?|boys?|girls?|bab(?:y|ies)|twins?|kids?|child|nicknames?|meanings?|something)/;

/** "m", "ma or jo", "the letter m", "a, b or c". */
export function lettersIn(text: string, label: string, sign = ""): Wish<readonly string[]> | null {
  const value = text
    .replace(/^either\s+/i, "")
    .replace(/^(?:(?:the|an?)\s+(?!(?:and|or)\s))?(?:(?:letters?|sounds?)\s+)?(?=.)/iu, "")
    .split(/,?\s+(?:or|and)\s+|\s*\/\s*|,/i)
    .map((part) => foldName(part.replace(/^an?\s+(?=\p{L}$)/iu, "")))
    .filter((part) => part !== "" && part.length <= LONGEST_PART);
  if (value.length === 0 || value.some((part) => NO_LETTERS.test(part))) return null;
  return { value, label: `${label} ${value.map((part) => sign + part).join(" or ")}` };
}

/** "The letters l and y" are both in it. */
export function containing(letters: string): Wish<readonly string[]> | null {
  const wish = lettersIn(letters, "Contains");
  if (wish === null || wish.value.length < 2 || !/\sand\s/i.test(letters)) return wish;
  return { ...wish, each: true, label: `Contains ${wish.value.join(" and ")}` };
}
