import type { Care } from "#domain/names/search/names-answer.ts";
import { careText } from "./care-text.ts";
import {
  ALWAYS_CRISIS,
  ASKS_FOR_LINES,
  CRISIS_WITHOUT_NAMES,
  TELLS_OF_ACCIDENT,
  TELLS_OF_CHOKING,
} from "./crisis-phrases.ts";
import { isMocking } from "./mockery-phrases.ts";
import { isSlur } from "./slurs.ts";

const NAMES = /\bnames?\b/;
/** "names that mean death": what follows is a meaning, and no cry for help. */
const ASKS_MEANING =
  /\b(?:means|meaning|meanings|meant|(?:names?|that|which|they|it|does|do|to|really|actually|can|could) mean)\b/;

/** Of a text as careText gives it. */
export function isAboutMeaning(text: string): boolean {
  return NAMES.test(text) && ASKS_MEANING.test(text);
}

/** Of the text that was read last: names, pages and whom to call ask for it, one after the other. */
let last: { readonly typed: string; readonly care: Care | null } | undefined;

/** Whether somebody is in need, or asks for a list that is not made; null for everything else. */
export function readCare(typed: string): Care | null {
  if (last?.typed !== typed) last = { typed, care: careOf(typed) };
  return last.care;
}

function careOf(typed: string): Care | null {
  const text = careText(typed);
  const words = text.split(" ");
  const asksNames = NAMES.test(text);
  if (!isAboutMeaning(text)) {
    if (ALWAYS_CRISIS.test(text) || (!asksNames && CRISIS_WITHOUT_NAMES.test(text))) return "crisis";
    if (isMocking(text)) return "mockery";
  }
  return words.some(isSlur) || maskedWords(typed).some(isSlur) ? "mockery" : null;
}

/** Signs within a word that stand for a letter; a star for any vowel. */
const MASKED = /[a-z0-9]+(?:[*@$!][a-z0-9]+)+/g;
const SIGNS: Readonly<Record<string, string>> = { "@": "a", $: "s", "!": "i" };
const MOST_STARS = 2;

function maskedWords(typed: string): readonly string[] {
  return (typed.toLowerCase().match(MASKED) ?? []).flatMap((masked) => {
    const word = masked.replace(/[@$!]/g, (sign) => SIGNS[sign] ?? sign);
    const stars = word.split("*").length - 1;
    if (stars > MOST_STARS) return [];
    return Array.from({ length: stars }).reduce<readonly string[]>(
      (words) => words.flatMap((each) => Array.from("aeiou", (vowel) => each.replace("*", vowel))),
      [word],
    );
  });
}

/** Whether numbers to call at once come first in the search of the whole site: somebody is in need, or looks for them. */
export function isUrgent(typed: string): boolean {
  const text = careText(typed);
  const isHurt = !NAMES.test(text) && TELLS_OF_ACCIDENT.test(text);
  return isHurt || readCare(typed) === "crisis" || ASKS_FOR_LINES.test(text);
}

/** Whether a child is choking: what to do is shown beside the numbers to call, though nothing else is. */
export function isChoking(typed: string): boolean {
  return TELLS_OF_CHOKING.test(careText(typed));
}
