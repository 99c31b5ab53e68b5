import type { Style } from "#domain/names/entry/trait-values.ts";
import { type Phrase, phrase } from "./phrase.ts";
import { STYLE_SAID, TREND_SAID } from "./record-rules-said.ts";

const SOUNDING = "(?:[ -](?:sounding|style|feeling|ish|type|vibes?))?";
/** "Sassy", "the sassiest". */
const MOST = "(?:y|ier|iest)";
/** Letters of a name that takes its time. */
const STATELY = "7-";

const LIVELY_ENDS = ["ie", "ey", "y"] as const;

const LONG_IN_USE = `${STYLE_SAID.vintage}; or ${lowerFirst(STYLE_SAID.classic)}`;

/** Tastes that the records bear out: each says on its chip what it takes for it. */
export const TASTE_PHRASES: readonly Phrase<readonly Style[]>[] = [
  {
    pattern: phrase(
      `(?:elegant|sophisticated|(?<!(?:i|we|really|just) )fanc${MOST}|fancy[ -]schmancy|glamorous|glamourous|glam|chic|luxe|opulent|ornate|regal[ -]sounding|graceful[ -]sounding)${SOUNDING}`,
    ),
    parse: () => ({
      value: ["vintage", "classic"],
      label: "Elegant",
      rule: `Seven letters or more, and long in use: ${lowerFirst(LONG_IN_USE)}`,
      also: [["letters", STATELY]],
      weak: true,
    }),
  },
  {
    pattern: phrase(
      `(?:class${MOST}|refined|dignified|distinguished|proper|tasteful|gentlemanly|ladylike|respectable|professional|(?:serious|mature|grown[ -]up|important)(?=[ -](?:sounding|(?:baby |girl |boy )*names?)(?!\\p{L})))${SOUNDING}`,
    ),
    parse: () => ({
      value: ["vintage", "classic"],
      label: "Classy",
      rule: `Long in use: ${lowerFirst(LONG_IN_USE)}`,
      weak: true,
    }),
  },
  {
    pattern: phrase(
      `(?:spunk${MOST}|sass${MOST}|feist${MOST}|(?<!free[ -])spirited|sparky|perk${MOST}|pepp${MOST}|cheek${MOST}|zipp${MOST}|bubbl${MOST}|bounc${MOST}|playful|pluck${MOST}|mischievous|fun(?! (?:of|to|facts?)(?!\\p{L}))|fun[ -]loving)${SOUNDING}|(?:(?:with|has|have|having|full of) )(?:(?:some|a|an|lots?|bit|little|touch|lot|of|real|big) )*(?:spunk|sass|pep|zip|zing|pizzazz|moxie|personality|attitude)`,
    ),
    parse: () => ({
      value: [],
      label: "Spunky",
      rule: "Two syllables, ending in -ie, -ey or -y, as short forms do",
      also: [...LIVELY_ENDS.map((end) => ["end", end] as const), ["syllables", "2"]],
      apart: true,
      weak: true,
    }),
  },
  {
    pattern: phrase(
      `(?:frill${MOST}|ruffl${MOST}|lac${MOST}|flouncy|coquette|coquettish|(?:ultra|super|very|extra|hyper)[ -](?:feminine|girly|girlie))${SOUNDING}`,
    ),
    parse: () => ({
      value: [],
      label: "Frilly",
      rule: "Three syllables or more, ending in -a",
      also: [
        ["gender", "girl"],
        ["end", "a"],
        ["syllables", "3"],
        ["syllables", "4"],
      ],
      apart: true,
      weak: true,
    }),
  },
  {
    pattern: phrase(
      `(?:hipster|indie|retro[ -]?cool|brooklyn hipster|trendy vintage|vintage cool)${SOUNDING}`,
    ),
    parse: () => ({
      value: ["vintage"],
      label: "Hipster",
      rule: `${STYLE_SAID.vintage}, and back: ${lowerFirst(TREND_SAID.returning)}`,
      also: [["trend", "returning"]],
      weak: true,
    }),
  },
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
