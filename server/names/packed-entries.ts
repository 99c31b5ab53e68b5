import { CONFIDENCES, type CuratedName } from "#domain/names/entry/curated-name.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";

/** What every entry has; a word of a list is told by its place there. */
type Always = readonly [
  name: string,
  gender: number,
  origin: number,
  meaning: string,
  note: string,
  say: string,
  ipa: string,
  syllables: number,
  confidence: number,
  sources: CuratedName["sources"],
];
type Sometimes = {
  readonly [
    Field in keyof CuratedName as undefined extends CuratedName[Field] ? Field : never
  ]?: CuratedName[Field];
};
type PackedEntry = readonly [...always: Always, sometimes?: Sometimes];

/** The entries as rows without the names of their fields: the file that the built server reads when it starts. */
export function packEntries(entries: readonly CuratedName[]): string {
  return JSON.stringify(entries.map(packEntry));
}

function packEntry(entry: CuratedName): PackedEntry {
  const { name, gender, origin, meaning, note, say, ipa, syllables, confidence, sources, ...sometimes } =
    entry;
  const places = [GENDERS.indexOf(gender), ORIGINS.indexOf(origin), CONFIDENCES.indexOf(confidence)] as const;
  const [sex, from, grade] = places;
  const row: Always = [name, sex, from, meaning, note, say, ipa, syllables, grade, sources];
  return Object.keys(sometimes).length === 0 ? row : [...row, sometimes];
}

/** The same entries again. */
export function unpackEntries(text: string): readonly CuratedName[] {
  const rows: readonly PackedEntry[] = JSON.parse(text);
  return rows.map(
    ([name, gender, origin, meaning, note, say, ipa, syllables, confidence, sources, more]) => ({
      name,
      gender: at(GENDERS, gender),
      origin: at(ORIGINS, origin),
      meaning,
      note,
      say,
      ipa,
      syllables,
      confidence: at(CONFIDENCES, confidence),
      sources,
      ...more,
    }),
  );
}

function at<Word>(words: readonly Word[], place: number): Word {
  const word = words[place];
  if (word === undefined) throw new Error("The packed collection is of another build: build again.");
  return word;
}
