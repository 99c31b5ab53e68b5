import { GENDER_FILTERS } from "./gender.ts";
import { foldName } from "./name.ts";
import { BANDS, LENGTHS, NO_RULES, type NameRules, SYLLABLES } from "./name-rules.ts";
import { ORIGINS } from "./origin.ts";
import type { Theme } from "./theme.ts";

/** Rules read from a query, and what in it could not be understood. */
export type ReadRules = { readonly rules: NameRules; readonly problems: readonly QueryProblem[] };

/** A value that is none: where it stood, what it said, and a sentence that says what is allowed. */
export type QueryProblem = { readonly key: string; readonly text: string; readonly allowed: string };

/** The longest beginning or ending that is looked for. */
export const LONGEST_PART = 15;

/** So many beginnings, or endings, are looked for at once: each takes its time on every name, and an address has room for thousands. */
export const MOST_PARTS = 26;

/**
 * Reads "gender=girl&origin=Irish&origin=Welsh&theme=light&band=rare&start=ma&end=n&length=short&syllables=3&not=aiden".
 * Every value but gender may be given several times, beginnings and endings also with commas between them ("ma,jo"), as they are
 * written into one field. What is not understood is left out of the rules; other keys are not looked at.
 */
export function readRules(query: URLSearchParams, themes: readonly Theme[]): ReadRules {
  const problems: QueryProblem[] = [];
  const chosen = <Value extends string>(key: string, allowed: readonly Value[]): Value[] =>
    given(query, key).flatMap((text) => {
      const value = allowed.find((each) => each.toLowerCase() === text.toLowerCase());
      if (value === undefined) problems.push({ key, text, allowed: mustBeOneOf(key, allowed) });
      return value ?? [];
    });
  const parts = (key: string): string[] => {
    const found = given(query, key, ",").flatMap((text) => {
      const part = foldName(text);
      const fits = part !== "" && part.length <= LONGEST_PART;
      if (!fits) problems.push({ key, text, allowed: mustBeLetters(key) });
      return fits ? part : [];
    });
    const all = unique(found);
    problems.push(...all.slice(MOST_PARTS).map((text) => ({ key, text, allowed: mustBeFew(key) })));
    return all.slice(0, MOST_PARTS);
  };

  const syllables = chosen("syllables", SYLLABLES.map(String));
  const rules: NameRules = {
    ...NO_RULES,
    gender: chosen("gender", GENDER_FILTERS)[0] ?? "all",
    origins: unique(chosen("origin", ORIGINS)),
    themes: unique(
      chosen(
        "theme",
        themes.map(({ id }) => id),
      ),
    ),
    bands: unique(chosen("band", BANDS)),
    starts: parts("start"),
    ends: parts("end"),
    lengths: unique(chosen("length", LENGTHS)),
    syllables: SYLLABLES.filter((count) => syllables.includes(String(count))),
    notEnding: parts("not"),
  };
  return { rules, problems };
}

/** The query that readRules reads as these rules; without what asks nothing. */
export function writeRules(rules: NameRules): URLSearchParams {
  const pairs = [
    ...(rules.gender === "all" ? [] : [["gender", rules.gender]]),
    ...rules.origins.map((origin) => ["origin", origin]),
    ...rules.themes.map((theme) => ["theme", theme]),
    ...rules.bands.map((band) => ["band", band]),
    ...rules.starts.map((start) => ["start", start]),
    ...rules.ends.map((end) => ["end", end]),
    ...rules.lengths.map((length) => ["length", length]),
    ...rules.syllables.map((count) => ["syllables", String(count)]),
    ...rules.notEnding.map((end) => ["not", end]),
  ];
  return new URLSearchParams(pairs);
}

/** "length must be one of short, medium, long." */
export function mustBeOneOf(key: string, allowed: readonly string[]): string {
  return `${key} must be one of ${allowed.join(", ")}.`;
}

export function mustBeLetters(key: string): string {
  return `${key} must be 1 to ${LONGEST_PART} letters.`;
}

export function mustBeFew(key: string): string {
  return `${key} may be given ${MOST_PARTS} times.`;
}

/** An empty field of a form asks nothing. */
function given(query: URLSearchParams, key: string, between?: string): string[] {
  return query
    .getAll(key)
    .flatMap((text) => (between === undefined ? text : text.split(between)))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
