import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Typed, TypedWords } from "#domain/names/answer/words/typed-words.ts";
import { WHO } from "#domain/names/plain/who-likes.ts";
import { namesAfter } from "./read-names.ts";

/** What two people like, each something else. */
export type TwoLikers = {
  readonly names: readonly FoundName[];
  readonly said: string;
  readonly place: Typed;
};

export const LIKES =
  "(?: (?:really|also|just|only|still|absolutely|both|kind of|kinda|totally|would|wld|is|am|m|s))* (?:(?:wants?|likes?|plans?|hoping|trying) to (?:name|call|use)(?: (?:him|her|it|them|(?:the|our|my) [^ ]+))?|likes?|liked|loves?|loved|wants?|wanted|prefers?|preferred|adores?|picked|chose|suggests?|suggested|leaning towards?|set on|obsessed with|stuck on|fan of|favou?rite is|pick is)(?: (?:the|names?|is))*";
/** Somebody, and that they like what stands behind. */
export const LIKER = new RegExp(`(?<= |^)(?<who>${WHO})${LIKES}(?= )`, "g");
/** Most texts hold no two of these, and are looked at no further. */
const LIKING =
  "(?:lik|lov|want|prefer|ador|pick|chose|suggest|leaning|set on|obsessed|stuck on|fan of|favou?rite)";
/** And hardly any holds one. */
export const SOME_LIKING_ONCE = new RegExp(`(?:^| )${LIKING}`);
const SOME_LIKING = new RegExp(`(?:^| )${LIKING}.* ${LIKING}`);
/** "Which is better" asks to compare the two. */
const CHOOSES =
  /(?:^| )(?:which|better|more popular|choose|decide|vs|versus|hates?|dislikes?|rather than)(?: |$)/;
/** What stands between: "but", "while my", "and", nothing. */
const BETWEEN =
  /^(?: (?:and|but|while|whereas|though|yet|however|meanwhile|then|where|n|so|names?|for (?:a|our) (?:boy|girl)))* ?$/;
/** What people say behind it, which asks for just that. */
const BEHIND =
  /^(?: (?:(?:we )?(?:need|want)|looking for|what|whats|about|is|are|there|any|anything|something|somewhere|a|an|the|some|names?|in ?between|between|middle ground|compromise|compromises|that|which|we|both|will|would|can|could|might|agree on|like|love|help|please|ideas?|suggestions?|for us|to|us|two|of|those|them|meet in the middle|to meet))*/;

/** "He likes Wyatt, I like Sebastian": the names of both, which something is to be like; null where nobody says so, or one alone. */
export function readTwoLikers(words: TypedWords, text: string, find: FindName): TwoLikers | null {
  if (!SOME_LIKING.test(words.plain)) return null;
  const [one, other] = words.plain.matchAll(LIKER);
  if (one === undefined || other === undefined || CHOOSES.test(words.plain)) return null;
  if (one.groups?.["who"] === other.groups?.["who"]) return null;
  const first = namesAfter(words, one.index + one[0].length + 1, text, find);
  const second = namesAfter(words, other.index + other[0].length + 1, text, find);
  if (first === null || second === null) return null;
  if (!BETWEEN.test(words.plain.slice(first.to, other.index))) return null;
  const end = second.to + (BEHIND.exec(words.plain.slice(second.to))?.[0].length ?? 0);
  return {
    names: [...first.names, ...second.names],
    said: words.plain.slice(one.index, end),
    place: words.typed(one.index, end),
  };
}
