import type { FindName } from "#domain/names/answer/words/find-name.ts";
import type { TypedWords } from "#domain/names/answer/words/typed-words.ts";
import { namesAfter } from "./read-names.ts";
import { WHO } from "#domain/names/plain/who-likes.ts";
import { LIKER, SOME_LIKING_ONCE, type TwoLikers } from "./two-likers.ts";

const AND = "(?: (?:and|but|while|whereas|though|yet|however|only|so|problem is|except|now))*";
const VERY =
  "(?: (?:really|absolutely|just|totally|kind of|kinda|lowkey|secretly|do|am|m|im|still|would|d|id|really))*";
const HATES =
  "(?:hates?|hated|loathes?|despises?|dislikes?|cant stand|cannot stand|cant do|(?:dont|do not|doesnt|didnt) (?:really )?(?:like|love|care for|want|see|feel|agree)|(?:is |am |are |m |s )?not (?:really |so |a |that |big |huge |much of a )*(?:into|fan|sure|sold|feeling|keen|crazy about|on board|convinced|having)|vetoed|veto|said no|says no|refuses?|think|thinks|find|finds)";
const IT =
  "(?:(?: (?:of|about|to|with|on))? (?:it|that|that one|this|them|both|either|that name|the name|this name)|(?= *$))";
/** Behind a name: "and I hate it", up to the end of what is said of it. */
const DISLIKES = new RegExp(
  `^${AND} ${WHO}${VERY} ${HATES}${IT}(?:(?: (?:is|so|too|just|a|bit|very|really|its))* (?:ugly|awful|terrible|tacky|weird|trashy|harsh|ridiculous|redneck|old|basic|boring|aggressive|much))?(?= |$)`,
);
/** "But I want something softer": what is wanted is read beside. */
const WANTS_OTHER = new RegExp(
  `^${AND} ${WHO}${VERY} (?:(?:want|wanted|wants|need|needs|prefer|prefers|like|likes|love|hoping for|looking for|rather have|have|go for|lean|leaning)(?: (?:to|towards?|more|find|have|for))*) (?=(?:something|anything|a name|one|names?|less|more)(?: |$))`,
);
/** Who says no to the name behind it. */
const NO_TO = new RegExp(
  `(?<= |^)${WHO}(?: (?:really|absolutely|just|also|totally|already|has|have))* (?:hates?|hated|vetoed|vetoes|rejected|rejects|shot down|said no to|says no to|dislikes?|despises?|cant stand|(?:doesnt|dont|didnt|wont) (?:really )?(?:like|love|want|agree to|agree on|go for))(?: the(?: name)?| our(?: name)?)?(?= )`,
);
const SOME_NO =
  /(?:^| )(?:hate|veto|reject|shot down|sa(?:id|ys) no|dislike|despise|cant stand|(?:does|do|did|wo)nt )/;
/** Behind such a name: who asks for others. */
const WHAT_NOW =
  /^(?: (?:so|and|but|now|ok|help|pls|please|any|what|whats|is|are|there|do|can|could|we|i|should|need|needs|want|looking|for|give|me|us|some|good|a|an|the))* ?(?:what now|now what|what else|what do we do|what to do|help|alternatives?|replacements?|suggestions?|ideas?|options?|compromise|something (?:similar|like it|close)|similar(?: names?)?|instead|other names?|backup|plan b)(?: (?:names?|please|pls|now|to it|like it|instead|name|ideas?|to|else))*$/;

/** What else is said behind: that something is looked for. */
const SO =
  /^(?: (?:please|pls|help|send|so|now|what|whats|are|is|there|any|some|good|names?|give|us|me|we|i|need|want|alternatives?|options?|ideas?|suggestions?|similar|something|else|like|it|that|to|instead|compromise|can|could|do|offer|him|her|a|an|similar))*$/;

/**
 * What one of two wants and the other does not: "my husband is set on Gunner and I hate it", "he wants Jaxon, I want something
 * softer". Names like it are a way out. Null where nobody says so.
 */
export function readDisliked(words: TypedWords, text: string, find: FindName): TwoLikers | null {
  const refused = SOME_NO.test(words.plain) ? NO_TO.exec(words.plain) : null;
  if (refused !== null) {
    const name = namesAfter(words, refused.index + refused[0].length + 1, text, find);
    const isOut = name !== null && WHAT_NOW.test(words.plain.slice(name.to));
    const [from, to] = [refused.index, words.plain.length];
    if (isOut) return { names: name.names, said: words.plain.slice(from), place: words.typed(from, to) };
  }
  if (!SOME_LIKING_ONCE.test(words.plain)) return null;
  const [liker] = words.plain.matchAll(LIKER);
  if (liker === undefined) return null;
  const found = namesAfter(words, liker.index + liker[0].length + 1, text, find);
  if (found === null) return null;
  const behind = words.plain.slice(found.to);
  const said = DISLIKES.exec(behind) ?? WANTS_OTHER.exec(behind);
  if (said === null) return null;
  const left = behind.slice(said[0].length);
  const end = SO.test(left) ? words.plain.length : found.to + said[0].trimEnd().length;
  return {
    names: found.names,
    said: words.plain.slice(liker.index, end),
    place: words.typed(liker.index, end),
  };
}
