import { z } from "zod";
import { THEMES } from "#content/names/themes.ts";
import { GENDER_FILTERS } from "#domain/names/gender.ts";
import { foldName } from "#domain/names/name.ts";
import { BANDS, LENGTHS, type NameRules, SYLLABLES } from "#domain/names/name-rules.ts";
import { ORIGINS } from "#domain/names/origin.ts";
import {
  LONGEST_PART,
  MOST_PARTS,
  mustBeFew,
  mustBeLetters,
  mustBeOneOf,
} from "#domain/names/rules-query.ts";

/** One of a few values; several, when the parameter is repeated. */
function someOf<const Values extends readonly string[]>(key: string, allowed: Values, means: string) {
  return z
    .array(z.enum(allowed, mustBeOneOf(key, allowed)))
    .default([])
    .describe(means);
}

/** Letters, folded as names are: "É" asks for e. */
function letters(key: string, means: string) {
  const part = z
    .string()
    .regex(/^[\p{L}\p{M}'’ -]*$/u, mustBeLetters(key))
    .transform(foldName)
    .pipe(z.string().min(1, mustBeLetters(key)).max(LONGEST_PART, mustBeLetters(key)));
  return z.array(part).max(MOST_PARTS, mustBeFew(key)).default([]).describe(means);
}

const gender = z.enum(GENDER_FILTERS, mustBeOneOf("gender", GENDER_FILTERS)).default("all");

/**
 * The rules of a browse as parameters of a query, for z.object({ q, ...rulesShape }). All but gender may be repeated, and
 * then one of their values is enough; different parameters are combined with "and".
 */
export const rulesShape = {
  gender,
  origin: someOf("origin", ORIGINS, "Language or culture that a name comes from"),
  theme: someOf(
    "theme",
    THEMES.map(({ id }) => id),
    "Field that the meaning belongs to",
  ),
  band: someOf(
    "band",
    BANDS,
    "Births of the last year: common is 1 in 500 or commoner, familiar up to 1 in 2,000, uncommon up to 1 in 10,000, rare beyond, unpublished fewer than 5",
  ),
  start: letters("start", "First letters"),
  end: letters("end", "Last letters"),
  not: letters("not", "Last letters that a name must not have"),
  length: someOf("length", LENGTHS, "Letters: short is up to 4, medium 5 to 7, long 8 and more"),
  syllables: someOf("syllables", SYLLABLES.map(String), "4 is four and more"),
};

/** The rules that such parameters ask for. */
export function rulesOf(query: z.output<z.ZodObject<typeof rulesShape>>): NameRules {
  return {
    gender: query.gender,
    origins: query.origin,
    themes: query.theme,
    bands: query.band,
    starts: query.start,
    ends: query.end,
    notEnding: query.not,
    lengths: query.length,
    syllables: SYLLABLES.filter((count) => query.syllables.includes(String(count))),
  };
}
