import { type CuratedName, RELATIONS } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";

/** Words of a note that tell of an origin which they do not name. */
const TELLS: Readonly<Record<string, readonly Origin[]>> = {
  Gaelic: ["Irish", "Scottish Gaelic", "Scottish", "Manx"],
  Celtic: ["Irish", "Scottish Gaelic", "Welsh", "Cornish", "Breton"],
  Ireland: ["Irish"],
  Scotland: ["Scottish", "Scottish Gaelic"],
  Scots: ["Scottish", "Scottish Gaelic"],
  Wales: ["Welsh"],
  Britain: ["English", "Scottish", "Welsh"],
  British: ["English", "Scottish", "Welsh"],
  England: ["English"],
  Norman: ["French"],
  France: ["French"],
  Spain: ["Spanish"],
  Hispanic: ["Spanish"],
  Mexico: ["Spanish"],
  Italy: ["Italian"],
  Rome: ["Latin", "Italian"],
  Roman: ["Latin"],
  Portugal: ["Portuguese"],
  Brazil: ["Portuguese"],
  Germany: ["German"],
  Scandinavia: ["Norse", "Danish", "Swedish", "Norwegian"],
  Scandinavian: ["Norse", "Danish", "Swedish", "Norwegian"],
  Viking: ["Norse"],
  Finland: ["Finnish"],
  Russia: ["Russian"],
  Poland: ["Polish"],
  Turkey: ["Turkish"],
  Iran: ["Persian"],
  Islam: ["Arabic"],
  Muslim: ["Arabic"],
  Koran: ["Arabic"],
  Quran: ["Arabic"],
  Jewish: ["Hebrew", "Yiddish"],
  Bible: ["Hebrew"],
  biblical: ["Hebrew"],
  Genesis: ["Hebrew"],
  Magdal: ["Hebrew", "Aramaic"],
  Indian: ["Hindi", "Sanskrit"],
  India: ["Hindi", "Sanskrit"],
  Japan: ["Japanese"],
  China: ["Chinese"],
  Korea: ["Korean"],
  Hawaii: ["Hawaiian"],
  African: ["Swahili", "Yoruba"],
};

type Entries = ReadonlyMap<NameId, CuratedName>;

/** How far other forms are followed: the forms of the forms of the names that a note tells of. */
const STEPS = 3;

/**
 * Every origin that anybody could defend for a name: its own, those of all forms of it and of the names that its note and its
 * gloss tell of, and those that these notes name. Far too many rather than one too few: they only bar wrong answers.
 */
export function acceptedOrigins(entry: CuratedName, entries: Entries): ReadonlySet<Origin> {
  const reached = new Set([entry]);
  for (let step = 0; step < STEPS; step++) {
    const forms = [...reached].flatMap((each) => formsOf(each, entries));
    for (const form of forms) reached.add(form);
  }
  // What a note tells of is followed once: from there on it leads to whoever bore a name.
  for (const told of toldIn(entry, entries)) reached.add(told);
  return new Set(
    [...reached].flatMap((each) => [
      each.origin,
      ...(each.alsoFrom ?? []),
      ...(each.sourceIpa === undefined ? [] : [each.sourceIpa.language]),
      ...originsNamed(`${each.meaning} ${each.note}`),
    ]),
  );
}

/** Forms and nicknames that an entry tells of, and the entries that tell of it. */
function formsOf(entry: CuratedName, entries: Entries): readonly CuratedName[] {
  const told = namesToldBy(entry).flatMap((id) => entries.get(id) ?? []);
  return [...told, ...(tellersIn(entries).get(foldName(entry.name)) ?? [])];
}

function namesToldBy({ related = {}, nicknames = [] }: CuratedName): readonly NameId[] {
  return [...nicknames, ...RELATIONS.flatMap((relation) => related[relation] ?? [])].map(foldName);
}

const tellers = new WeakMap<Entries, ReadonlyMap<NameId, readonly CuratedName[]>>();

function tellersIn(entries: Entries): ReadonlyMap<NameId, readonly CuratedName[]> {
  const found = tellers.get(entries);
  if (found !== undefined) return found;
  const index = new Map<NameId, CuratedName[]>();
  for (const entry of entries.values()) {
    for (const id of namesToldBy(entry)) index.set(id, [...(index.get(id) ?? []), entry]);
  }
  tellers.set(entries, index);
  return index;
}

function toldIn({ meaning, note }: CuratedName, entries: Entries): readonly CuratedName[] {
  const told = `${meaning} ${note}`.match(/\p{Lu}\p{L}+/gu) ?? [];
  return told.flatMap((word) => entries.get(foldName(word)) ?? []);
}

function originsNamed(text: string): readonly Origin[] {
  const named = ORIGINS.filter((origin) => new RegExp(`\\b${origin}\\b`).test(text));
  return [...named, ...Object.entries(TELLS).flatMap(([word, told]) => (text.includes(word) ? told : []))];
}
