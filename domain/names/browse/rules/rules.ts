import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { FORMER_ORIGINS, ORIGINS } from "#domain/names/entry/origin.ts";
import { exceptable, hasNoneOf } from "./excepted.ts";
import { oneOf, severalOf } from "./kinds.ts";
import { LETTER_RULES } from "./letter-rules.ts";
import { RECORD_RULES } from "./record-rules.ts";
import { rule } from "./rule.ts";
import { WORKS } from "./themes-as-well.ts";

/**
 * What a name can be asked to be: the one place where a rule is spelled out. How rules are read from an address and written
 * into one, what the API takes and its document says, which names fit and what each choice counts follows from
 * its row; how people say it in a search stands in plain/rule-phrases.ts, what it is called on the page in rule-words.ts.
 */
export const RULES = {
  gender: rule(oneOf<GenderFilter>(GENDER_FILTERS, "all"), {
    key: "gender",
    wish: "sex",
    testOrder: 1,
    matches:
      (wanted) =>
      ({ gender }) =>
        gender === wanted,
    facets: ({ gender }) => ["all", gender],
  }),
  origins: rule(
    severalOf(() => ORIGINS, FORMER_ORIGINS),
    {
      key: "origin",
      wish: "origin",
      testOrder: 3,
      needsEntry: true,
      matches:
        (wanted) =>
        ({ origins, uses }) =>
          shareOne(origins, wanted) || shareOne(uses, wanted),
      facets: ({ origins, uses }) => [...new Set([...origins, ...uses])],
      // Names that are only also at home there, or taken over, come last: Naomi is Hebrew before it is Japanese.
      weight:
        (wanted) =>
        ({ ownTo }) =>
          ownTo.some((origin) => wanted.includes(origin)) ? 1 : 0,
    },
  ),
  /** By ids. */
  themes: rule(
    severalOf((themes) => themes.map(({ id }) => id)),
    {
      key: "theme",
      wish: "theme",
      testOrder: 4,
      needsEntry: true,
      matches:
        (wanted) =>
        ({ themes }) =>
          shareOne(themes, wanted),
      facets: ({ themes }) => themes,
      // Stella before Estrella; and of "strong nature names" first those that are both.
      weight(wanted) {
        const isOfWork = wanted.some((theme) => WORKS.has(theme));
        return ({ themes, foremost, band }) => {
          const shared = themes.filter((theme) => wanted.includes(theme)).length;
          if (foremost.some((theme) => wanted.includes(theme))) return wanted.length + shared;
          return isOfWork && band === "common" ? shared - 0.5 : shared;
        };
      },
    },
  ),
  ...RECORD_RULES,
  ...LETTER_RULES,
  /** What names must not be: "not Irish", "no flowers". */
  excepted: rule(severalOf(exceptable), {
    key: "except",
    wish: "theme",
    testOrder: 9.7,
    excludes: true,
    matches: hasNoneOf,
    facets: () => [],
  }),
} as const;

/** A name has one or two of a kind, and all of them may be asked for: looked up the other way round it takes ten times as long. */
function shareOne<Value>(known: readonly Value[], wanted: readonly Value[]): boolean {
  return known.some((each) => wanted.includes(each));
}
