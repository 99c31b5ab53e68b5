import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { RELATIONS } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";
import { topicsOf } from "./meaning-topics.ts";
import { SAID_ELSEWHERE } from "./said-elsewhere.ts";

/** Words are alike from so many equal first letters on. */
const STEM_LETTERS = 5;

/** What is looked at in an entry: read once, as each is held against hundreds of others. */
type Reading = {
  readonly fields: ReadonlySet<string> | null;
  /** Stems of the gloss. */
  readonly meaning: ReadonlySet<string>;
  /** Stems of all that is said of the name, here and elsewhere. */
  readonly told: ReadonlySet<string>;
  /** The name with all its other forms, folded. */
  readonly forms: ReadonlySet<string>;
};

const readings = new WeakMap<CuratedName, Reading>();

/**
 * Whether one of two meanings is wrong for the other's name beyond question: no field in common, no word of the one in the
 * other's note or in what is said of it elsewhere, and not two forms of one name.
 */
export function areApart(one: CuratedName, other: CuratedName): boolean {
  const [left, right] = [read(one), read(other)];
  if (left.fields === null || right.fields === null || !left.fields.isDisjointFrom(right.fields))
    return false;
  return (
    !areFormsOfOne(one, other) &&
    left.told.isDisjointFrom(right.meaning) &&
    right.told.isDisjointFrom(left.meaning)
  );
}

/** Whether two names are forms of one, or share a form. */
export function areFormsOfOne(one: CuratedName, other: CuratedName): boolean {
  return !read(one).forms.isDisjointFrom(read(other).forms);
}

function read(entry: CuratedName): Reading {
  const known = readings.get(entry);
  if (known !== undefined) return known;
  const { name, meaning, note, related = {}, nicknames = [] } = entry;
  const elsewhere = SAID_ELSEWHERE[foldName(name)] ?? "";
  const forms = [name, ...nicknames, ...RELATIONS.flatMap((relation) => related[relation] ?? [])];
  const reading = {
    fields: topicsOf(wordsOf(meaning)),
    meaning: stemsOf(meaning),
    told: stemsOf(`${meaning} ${note} ${elsewhere}`),
    forms: new Set(forms.map(foldName)),
  };
  readings.set(entry, reading);
  return reading;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map((word) => word.slice(0, STEM_LETTERS)));
}
