import { decadeFigures } from "#domain/names/records/decade-figures.ts";
import { eraOf, usageOf } from "#domain/fit/book/read-figures.ts";
import { babiesAYear, usageFigure } from "#domain/fit/book/usage-figure.ts";
import { guessSound } from "#domain/fit/sound/guess-sound.ts";
import { phonemesOfIpa } from "#domain/fit/sound/said-of-ipa.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { themesOf } from "#domain/names/entry/themes-of.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { FamilyBook, FamilyName } from "./family-name.ts";

/** Births since 1880 from which on a name has a time. */
export const LEAST_BIRTHS_FOR_ERA = 100;

type FamilySources = {
  readonly records: BirthRecords;
  readonly collection: readonly CuratedName[];
  readonly themes: readonly ReviewedTheme[];
  /** Phrases by the id of a theme: content/fit/styles.ts. */
  readonly styles: Readonly<Record<string, string>>;
};

/** The book where all records are at hand, as on the server. It takes a moment to make and is then kept. */
export function createFamilyBook(sources: FamilySources): FamilyBook {
  const { records, collection } = sources;
  const babies = babiesAYear(records);
  const figuresOf = (record: number) =>
    record === -1
      ? { era: undefined, usage: usageOf("0", babies) }
      : {
          era: eraOf(decadeFigures(records, record, LEAST_BIRTHS_FOR_ERA)),
          usage: usageOf(usageFigure(records, record), babies),
        };
  const names = collection.map((entry): FamilyName => {
    const letters = foldName(entry.name);
    return {
      written: entry.name,
      letters,
      said: phonemesOfIpa(entry.ipa),
      source: "collection",
      shortForms: shortFormsOf(entry),
      ...figuresOf(recordOf(records, letters)),
      gender: entry.gender,
      origins: originsOf(entry),
      styles: stylesOf(letters, sources),
    };
  });
  const byLetters = new Map(names.map((name) => [name.letters, name]));
  return {
    names,
    find(text) {
      const letters = foldName(text);
      if (letters === "") return null;
      const written = text.trim().replaceAll(/\s+/g, " ");
      const known = byLetters.get(letters);
      if (known !== undefined) return known.written === written ? known : { ...known, written };
      const record = recordOf(records, letters);
      return {
        written,
        letters,
        said: guessSound(letters),
        source: "guess",
        shortForms: [],
        ...figuresOf(record),
        gender: record === -1 ? null : recordedSexOfUse(records, record),
        origins: [],
        styles: [],
      };
    },
  };
}

/** Established short and pet forms, and short forms that are names themselves. */
export function shortFormsOf({ name, nicknames = [], related }: CuratedName): readonly string[] {
  const shorter = (related?.short ?? []).filter((form) => form.length < name.length);
  return [...new Set([...nicknames, ...shorter])];
}

/** Without "Unknown": two names of which nothing is known are not related. */
export function originsOf({ origin, alsoFrom = [] }: CuratedName): readonly string[] {
  return [origin, ...alsoFrom].filter((each) => each !== "Unknown");
}

/** Phrases for what anybody sees in a name. */
export function stylesOf(
  letters: string,
  { themes, styles }: Pick<FamilySources, "themes" | "styles">,
): readonly string[] {
  return themesOf(letters, themes).flatMap((theme) => styles[theme] ?? []);
}
