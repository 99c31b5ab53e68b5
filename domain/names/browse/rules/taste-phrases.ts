import type { Style } from "#domain/names/entry/trait-values.ts";
import { type Phrase, phrase } from "./phrase.ts";
import { STYLE_SAID, TREND_SAID } from "./record-rules-said.ts";

const SOUNDING = "(?:[ -](?:sounding|style|feeling|ish|type|vibes?))?";
/** Letters of a name that takes its time. */
const STATELY = "7-";

const LONG_IN_USE = `${STYLE_SAID.vintage}; or ${lowerFirst(STYLE_SAID.classic)}`;

/** Tastes that the records bear out: each says on its chip what it takes for it. */
export const TASTE_PHRASES: readonly Phrase<readonly Style[]>[] = [
  {
    pattern: phrase(`(?:elegant|sophisticated|regal[ -]sounding|graceful[ -]sounding)${SOUNDING}`),
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
      `(?:classy|refined|dignified|distinguished|proper|tasteful|gentlemanly|ladylike)${SOUNDING}`,
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
