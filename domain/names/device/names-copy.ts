import { familyNumbers } from "#domain/names/draw/family-numbers.ts";
import type { Usage } from "#domain/names/draw/mood.ts";
import { usageIn } from "#domain/names/draw/usage-in.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { CERTAINTIES, type Certainty } from "#domain/names/entry/evidence.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { type NameFigures, NO_FIGURES } from "#domain/names/entry/name-figures.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import type { NameSummary, OneIn } from "#domain/names/entry/name-summary.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { type Use, USES } from "#domain/names/entry/use.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { themesOf } from "#domain/names/entry/themes-of.ts";
import { decadeFigures } from "#domain/names/records/decade-figures.ts";
import { COUNTED_FOR, latestOneIn, oftenestOneIn } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { atOnce, mapInSteps, type Steps } from "#domain/steps.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { figuresOf } from "#domain/names/browse/figures-of.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { type LastColumns, lastOf, NO_FAMILY } from "./copied-last.ts";
import { type CopiedFigures, copyFigures, figuresCopied } from "./copied-figures.ts";

/** The curated names in short, in one file, for a device without a network. */
export type NamesCopy = {
  /** The last year on record: what births and "1 in N" speak of. */
  readonly year: number;
  readonly rows: readonly CopiedRow[];
};

/** In columns without names: the file is fetched by phones. Births are of both sexes; 0 stands for unpublished. */
export type CopiedRow = readonly [
  name: string,
  gender: Gender,
  origin: Origin,
  meaning: string,
  say: string,
  syllables: number,
  /** Its place in CERTAINTIES; in an older copy one of the letters A, B, C and U, in the same order. */
  certainty: number | string,
  births: number,
  oneIn: number,
  /** Ids; none in a copy that a device keeps from before there were any. */
  themes?: readonly string[],
  /** None in a copy from before there were any. */
  figures?: CopiedFigures,
  /** Shares of the decades since 1880, 9 for the highest and 0–8 for the others; "" for a name too rare, none in an older copy. */
  decades?: string,
  ...last: LastColumns,
];

/** A name that fewer babies were ever given has no time of its own. */
const LEAST_BIRTHS = 50;

/** A name out of the copy: all that a saved name needs, its use, its times and its themes. */
export type CopiedName = {
  readonly babyName: Omit<NameSummary, "spark" | "origin" | "syllables"> & {
    readonly origin: Origin;
    readonly syllables: number;
  };
  readonly usedIn: readonly Use[];
  readonly script: readonly string[];
  readonly themes: readonly string[];
  /** By how many babies it is common or rare: "1 in N" of the sex that has it more often. */
  readonly counted: OneIn | null;
  readonly figures: NameFigures;
  /** Shares of the decades since 1880, 9 for the highest and 0–8 for the others; "" where they are not known. */
  readonly decades: string;
  /** Null for a name that is said like no other of the copy. */
  readonly family: number | null;
} & Usage;

/** Whether something is the file: a year, and rows. What stands in the rows is taken as it is. */
export function isNamesCopy(value: unknown): value is NamesCopy {
  return isRecord(value) && typeof value["year"] === "number" && Array.isArray(value["rows"]);
}

export function copyNames(
  collection: readonly CuratedName[],
  records: BirthRecords,
  themes: readonly ReviewedTheme[],
  soundFamilies: readonly (readonly string[])[],
): NamesCopy {
  const year = records.lastYear;
  const families = familiesIn(collection, soundFamilies);
  return {
    year,
    rows: collection.map((entry) => {
      const { name, gender, origin, meaning, say, syllables, certainty } = entry;
      const id = foldName(name);
      const record = recordOf(records, id);
      const { births, isWorn } = usageIn(records, record);
      const oneIn = record === -1 ? null : latestOneIn(records, record, gender);
      const oftenest = gender === "unisex" ? oftenestOneIn(records, record, gender)?.n : undefined;
      return [
        name,
        gender,
        origin,
        meaning,
        say,
        syllables,
        CERTAINTIES.indexOf(certainty),
        births,
        oneIn?.n ?? 0,
        themesOf(id, themes),
        copyFigures(figuresOf(records, record, gender)),
        record === -1 ? "" : decadeFigures(records, record, LEAST_BIRTHS, true),
        ...lastOf(families.get(id), isWorn, entry, oftenest),
      ];
    }),
  };
}

const OLDER_LETTERS = "ABCU";

/** Of names that share a family with another of the collection. */
function familiesIn(
  collection: readonly CuratedName[],
  soundFamilies: readonly (readonly string[])[],
): ReadonlyMap<NameId, number> {
  const ids = new Set(collection.map(({ name }) => foldName(name)));
  const shared = soundFamilies
    .map((spellings) => spellings.filter((spelling) => ids.has(foldName(spelling))))
    .filter((spellings) => spellings.length > 1);
  return familyNumbers(shared);
}

/** The name with this id; undefined when it is not in the copy. */
export function copiedName({ rows, year }: NamesCopy, id: NameId): CopiedName | undefined {
  const row = rows.find(([name]) => foldName(name) === id);
  return row === undefined ? undefined : readRow(row, year);
}

/** Names that begin with these letters, as they stand in the copy; at most so many. */
export function copiedNamesFrom(
  { rows, year }: NamesCopy,
  letters: string,
  most: number,
): readonly CopiedName[] {
  const start = foldName(letters);
  if (start === "") return [];
  const found = rows.filter(([name]) => foldName(name).startsWith(start));
  return found.slice(0, most).map((row) => readRow(row, year));
}

const read = new WeakMap<NamesCopy, readonly CopiedName[]>();

/** All names of the copy, as they stand in it; read once, however many tools of a page ask for them. */
export function* copiedNamesInSteps(copy: NamesCopy): Steps<readonly CopiedName[]> {
  const known = read.get(copy);
  if (known !== undefined) return known;
  const names = yield* mapInSteps(copy.rows, (row) => readRow(row, copy.year));
  read.set(copy, names);
  return names;
}

/** The same at once. */
export function copiedNames(copy: NamesCopy): readonly CopiedName[] {
  return atOnce(copiedNamesInSteps(copy));
}

function certaintyOf(certain: number | string): Certainty {
  const place = typeof certain === "number" ? certain : OLDER_LETTERS.indexOf(certain);
  return CERTAINTIES[place] ?? "likely";
}

function readRow(row: CopiedRow, year: number): CopiedName {
  const [name, gender, origin, meaning, say, syllables, certain, births, n, ...rest] = row;
  const [
    themes = [],
    figures,
    decades = "",
    family = NO_FAMILY,
    isWorn,
    uses = [],
    script = [],
    oftenest = n,
  ] = rest;
  const oneIn = n === 0 ? null : { n, of: COUNTED_FOR[gender], year };
  const words = { id: foldName(name), name, gender, origin, meaning, say, syllables };
  return {
    babyName: { ...words, certainty: certaintyOf(certain), curated: true, oneIn },
    births,
    usedIn: uses.flatMap((place) => USES[place] ?? []),
    script,
    themes,
    counted: oneIn && { ...oneIn, n: oftenest },
    figures: figures === undefined ? NO_FIGURES : figuresCopied(figures, births),
    decades,
    family: family === NO_FAMILY ? null : family,
    isWorn: isWorn === 1,
  };
}
