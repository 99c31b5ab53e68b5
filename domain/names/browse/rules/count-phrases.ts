import type { Shape } from "#domain/names/entry/trait-values.ts";
import { AMOUNT, amountOf, NUMBER } from "./number-words.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";
import type { Span } from "./spans.ts";

/** Longer names are none: "9 letters or more" is 9 and all above. */
const LONGEST = 15;
/** So many letters are the longest names of the records; of more, there are few. */
const AMONG_LONGEST = 13;
const SHORTEST = 2;
const BEFORE_NAMES =
  "(?: (?:ever|possible|known|recorded))?(?= (?:(?:possible|known|recorded|real|baby|first|given|girls?|boys?|unisex|female|male|us|american) )*names?(?!\\p{L}))";
/** So short, a name has hardly anything to take away. */
const SELDOM_SHORTENED = 4;
const WITH = "(?:(?:that |which )?(?:have|has|having|with|of|only|exactly|just|in|are|is) )*";

/** How many letters: "5 letter", "at most 4 letters", "under 6 letters", "longer than 8". */
export const COUNT_PHRASES: readonly Phrase<readonly Span[]>[] = [
  {
    pattern: phrase(
      `${WITH}(?:the )?${AMOUNT}[ -]letter(?:s|ed)?(?: (or (?:more|longer|less|fewer|under|shorter)|max(?:imum)?|min(?:imum)?|plus|and (?:up|over|under)))?(?: long)?`,
    ),
    parse: ([bound = "", first = "", last = "", plus = "", more = "", behind = ""]) =>
      lettersCounted(
        amountOf(
          [bound, first, last, plus, more],
          behind.replace(/^max.*/i, "or less").replace(/^min.*/i, "or more"),
        ),
      ),
  },
  {
    pattern: phrase(
      "(?:that |which )?(?:(?:can[’']?t|cannot|can ?not|won[’']?t|don[’']?t|doesn[’']?t)(?: (?:really|easily|be|get|have to be))* (?:shorten(?:ed)?|nicknamed|abbreviated|be turned into (?:an? )?nicknames?|have (?:an? |any )?nicknames?)|(?:with(?:out)?|has|have) no (?:obvious |possible |easy )?nicknames?|without (?:an? |any )?(?:obvious |possible )?nicknames?|(?:with )?no (?:obvious |possible )?nicknames?(?: possible)?|hard to shorten|not easily shortened|nickname[ -]proof)",
    ),
    parse: () => ({
      value: [{ from: 2, to: SELDOM_SHORTENED }],
      label: "Seldom shortened",
      rule: `Up to ${SELDOM_SHORTENED} letters: names that short are rarely shortened`,
    }),
  },
  {
    pattern: phrase(`${WITH}(shorter|longer|not longer|no longer) than (${NUMBER})`),
    parse: ([bound = "", number = ""]) => lettersCounted(amountOf([`${bound} than`, number])),
  },
  {
    pattern: phrase(`(?:the )?(?:(longest)|shortest)${BEFORE_NAMES}`),
    parse: ([longest = ""]) =>
      longest === ""
        ? {
            value: [{ from: SHORTEST, to: SHORTEST }],
            label: "Shortest",
            rule: `${SHORTEST} letters, the fewest that a name in the records has`,
          }
        : {
            value: [{ from: AMONG_LONGEST, to: Infinity }],
            label: "Longest",
            rule: `${AMONG_LONGEST} letters or more; the records write no more than ${LONGEST} of a name`,
          },
  },
];

function lettersCounted(amount: Span | null): Wish<readonly Span[]> | null {
  if (amount === null || amount.from > LONGEST) return null;
  const { from, to } = { from: Math.max(1, amount.from), to: amount.to };
  if (to < from) return null;
  return { value: [{ from, to }], label: lettersLabel(from, to) };
}

function lettersLabel(from: number, to: number): string {
  if (to === Infinity) return `${from} letters or more`;
  if (from === to) return from === 1 ? "1 letter" : `${from} letters`;
  return from <= 1 ? `Up to ${to} letters` : `${from} to ${to} letters`;
}

const SHAPES_CALLED: Readonly<Record<Shape, { readonly label: string; readonly rule: string }>> = {
  double: { label: "Double letter", rule: "Has the same letter twice in a row" },
  palindrome: { label: "Palindrome", rule: "Reads the same backward" },
  framed: { label: "Starts and ends the same", rule: "Starts and ends with the same letter" },
};

export const SHAPE_PHRASES: readonly Phrase<readonly Shape[]>[] = [
  {
    pattern: phrase(
      "(?:(?:with|has|have|having|of) )?(?:an? )?(?:double|doubled|repeated|repeating|twin)[ -](?:letters?|consonants?)(?: in (?:it|them))?",
    ),
    parse: () => shaped("double"),
  },
  {
    pattern: phrase(
      "palindrom(?:es?|ic)|(?:that |which )?(?:are |is |read|reads|look|looks|stay|stays|spelled|spelt)(?: spelled| spelt)?(?: )?the same (?:backwards?(?: and forwards?)?|forwards? and backwards?|both ways)|(?:that are )?symmetrical|(?:(?:that|which|thats|that[’']s|are|is|look|looks|read|reads) )*(?:the )?same in (?:a|the) mirror",
    ),
    parse: () => shaped("palindrome"),
  },
  {
    pattern: phrase(
      "(?:that )?(?:start|starts|starting|begin|begins|beginning) and (?:end|ends|ending) (?:with|in|on) (?:the )?same letters?|(?:that )?(?:(?:end|start|begin)s?|ending|starting|beginning) (?:with|in|on) (?:the )?same letters?(?: as| that)? (?:they|it|you)(?: also)? (?:end|start|begin)s?(?: with| in| on)?",
    ),
    parse: () => shaped("framed"),
  },
];

function shaped(shape: Shape): Wish<readonly Shape[]> {
  return { value: [shape], ...SHAPES_CALLED[shape] };
}
