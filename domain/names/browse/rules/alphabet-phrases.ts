import { foldName } from "#domain/names/entry/name.ts";
import { type Phrase, phrase } from "./phrase.ts";

type Letters = readonly string[];

const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");
/** Whose initials they are. */
const WHOSE =
  "(?: (?:my|our|his|her|their|the|a|me|dad|dads|daddy|mom|moms|mommy|husband|husbands|wife|grandpa|grandma|father|mother|brother|sister|cousin)(?:['’]s)?)*";
/** Words behind "initials" that are none. */
const NO_INITIALS =
  "(?!(?:and|are|as|at|but|dad|do|for|go|in|is|it|mom|my|not|of|on|or|our|so|to|we|me|his|her|the|you|u|i)(?!\\p{L}))";

/** A place in the alphabet, and the first of some initials. */
export const ALPHABET_PHRASES: readonly Phrase<Letters>[] = [
  {
    pattern: phrase(
      `(?:with |that (?:have|has|make|makes) |having |have |has |to (?:have|make|get) |make |makes )?(?:the |my |our |same )*initials(?: (?:are|is|be|as|of|to be|would be|will be|like|match|matching))*${WHOSE},? ["'“‘]?${NO_INITIALS}([a-z])\\.?[- ]?([a-z])(?:\\.?[- ]?([a-z]))?\\.?["'”’]?(?!\\p{L})`,
    ),
    parse([first = "", ...others]) {
      const letters = [first, ...others]
        .filter((letter) => letter !== "")
        .map((letter) => letter.toUpperCase());
      const label = `Starts with ${first.toUpperCase()}`;
      return { value: [first.toLowerCase()], label, rule: `The first of the initials ${letters.join(".")}.` };
    },
  },
  {
    pattern: phrase(
      "(?:that |which )?(?:(?:start|begin)(?:s|ing|ning)? (?:with |in )?)?(?:(?:a |any |the )?(?:first )?letters? )?(?:is )?(?:between|from)(?: the)?(?: letters?)? ([a-z]) (?:and|to|through|thru|til|till) ([a-z])(?!\\p{L})(?: in the alphabet)?|(?:that |which )?(?:start|begin)(?:s|ing|ning)? (?:with |in )?(?:letters? )?([a-z])(?:(?: )?[-–](?: )?| through | thru | to )([a-z])(?!\\p{L})",
    ),
    parse([from = "", to = "", first = from, last = to]) {
      const [start, end] = [from || first, to || last].map((letter) => letter.toLowerCase());
      const value = ALPHABET.filter((letter) => letter >= (start ?? "") && letter <= (end ?? ""));
      const label = `Starts with ${(start ?? "").toUpperCase()} to ${(end ?? "").toUpperCase()}`;
      return value.length === 0 ? null : { value, label };
    },
  },
  {
    pattern: phrase(
      "(?:(?:that |which )?(?:come|comes|fall|falls|are|is) )?(?:alphabetically(?: (?:in )?between)|(?:in )?(?:the )?(?:alphabet|alphabetical order) between) ([\\p{L}\\p{M}'’-]+) and ([\\p{L}\\p{M}'’-]+)|(?:(?:that |which )?(?:come|comes|fall|falls|are|is) )?(?:in )?between ([\\p{L}\\p{M}'’-]+) and ([\\p{L}\\p{M}'’-]+) (?:alphabetically|in (?:the )?(?:alphabet|alphabetical order))",
    ),
    parse([a = "", b = "", c = "", d = ""]) {
      const [first, last] = [a || c, b || d];
      const value = between(foldName(first), foldName(last));
      const label = `From ${first} to ${last}`;
      return value.length === 0
        ? null
        : { value, label, rule: `Between ${first} and ${last} in the alphabet` };
    },
  },
];

/** The beginnings of all that stands between two words in the alphabet, both included. */
function between(from: string, to: string): Letters {
  if (!(from < to)) return [];
  const shared = Array.from(from).findIndex((letter, at) => letter !== to[at]);
  const same = shared === -1 ? from.length : shared;
  const behind = Array.from(from.slice(same)).flatMap((letter, at) =>
    ALPHABET.filter((other) => other > letter && (at > 0 || other < (to[same] ?? ""))).map(
      (other) => from.slice(0, same + at) + other,
    ),
  );
  const before = Array.from(to.slice(same + 1)).flatMap((letter, at) =>
    ALPHABET.filter((other) => other < letter).map((other) => to.slice(0, same + 1 + at) + other),
  );
  return [from, ...behind, ...before, to];
}
