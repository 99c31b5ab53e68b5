import { THEMES } from "#content/names/themes.ts";
import { type Counts, ENDINGS } from "#domain/names/browse-choices.ts";
import { BANDS, LENGTHS, type NameRules, type Rule, SYLLABLES } from "#domain/names/name-rules.ts";
import { type Origin, ORIGINS } from "#domain/names/origin.ts";
import { capital, choiceWords, KEYS } from "./choice-words.ts";
import type { Choice, Filter, Shortcut } from "./filter-words.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** So many origins are in sight at once; they hold most of the collection. */
const FIRST_ORIGINS = 12;

/**
 * The filters in the order of the page. Origins come with the commonest first. Letters have shortcuts where it is known
 * which address one leads to.
 */
export function composeFilters(
  origins: readonly Origin[],
  rules: NameRules,
  counts: Counts | null,
  hrefTo?: (key: string, value: string) => string,
): readonly Filter[] {
  const first = new Set(origins.slice(0, FIRST_ORIGINS));
  const isMore = (origin: Origin) =>
    !first.has(origin) && (origins.includes(origin) || rules.origins.includes(origin));
  const choices = (rule: Exclude<Rule, "gender">, values: readonly string[]) =>
    choicesOf(KEYS[rule], values, rules[rule].map(String), counts?.[rule]);
  const listed = (
    rule: Exclude<Rule, "gender">,
    title: string,
    values: readonly string[],
    more: readonly string[] = [],
  ): Filter => ({
    kind: "choices",
    key: KEYS[rule],
    title,
    choices: choices(rule, values),
    more: choices(rule, more),
    chosen: rules[rule].map((value) => choiceWords(KEYS[rule], String(value))).join(", "),
  });
  const written = (
    rule: "starts" | "ends" | "notEnding",
    title: string,
    example: string,
    usual: readonly string[] = [],
  ): Filter => {
    const parts = rules[rule];
    const key = KEYS[rule];
    const label = (part: string) => (rule === "starts" ? capital(part) : `-${part}`);
    return {
      kind: "letters",
      key,
      title,
      example,
      shortcuts:
        hrefTo === undefined
          ? []
          : usual.map((value): Shortcut => ({
              label: label(value),
              count: counts?.[rule].get(value) ?? 0,
              chosen: parts.includes(value),
              href: hrefTo(key, value),
            })),
      text: parts.map((part) => (rule === "starts" ? capital(part) : part)).join(", "),
      chosen: parts.map(label).join(", "),
    };
  };
  return [
    listed("bands", "How common", BANDS),
    written("starts", "First letters", "Ma, or Ma, Jo", LETTERS),
    listed("origins", "Origin", origins.slice(0, FIRST_ORIGINS), ORIGINS.filter(isMore)),
    listed(
      "themes",
      "Meaning",
      THEMES.map(({ id }) => id),
    ),
    written("ends", "Ending", "lyn, or lyn, lee", ENDINGS),
    listed("lengths", "Length", LENGTHS),
    listed("syllables", "Syllables", SYLLABLES.map(String)),
    written("notEnding", "Ending to leave out", "aiden"),
  ];
}

/** The values of one filter; counted, when there are counts. */
export function choicesOf(
  key: string,
  values: readonly string[],
  chosen: readonly string[],
  counts?: ReadonlyMap<string, number>,
): readonly Choice[] {
  return values.map((value) => ({
    value,
    label: choiceWords(key, value),
    count: counts === undefined ? null : (counts.get(value) ?? 0),
    chosen: chosen.includes(value),
  }));
}
