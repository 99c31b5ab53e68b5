import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { CERTAINTIES, EVIDENCE_KINDS, type Evidence } from "#domain/names/entry/evidence.ts";
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
  certainty: number,
  evidence: readonly PackedEvidence[],
];
/** What it has no words for stays empty. */
type PackedEvidence = readonly [
  kind: number,
  workOrAddress: string,
  entry: string,
  head?: string,
  says?: string,
  differs?: true,
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
  const { name, gender, origin, meaning, note, say, ipa, syllables, certainty, evidence, ...sometimes } =
    entry;
  const places = [GENDERS.indexOf(gender), ORIGINS.indexOf(origin), CERTAINTIES.indexOf(certainty)] as const;
  const [sex, from, certain] = places;
  const row: Always = [
    name,
    sex,
    from,
    meaning,
    note,
    say,
    ipa,
    syllables,
    certain,
    evidence.map(packEvidence),
  ];
  return Object.keys(sometimes).length === 0 ? row : [...row, sometimes];
}

function packEvidence(piece: Evidence): PackedEvidence {
  const { kind, head = "", says = "", differs } = piece;
  const place = "work" in piece ? ([piece.work, piece.entry] as const) : ([piece.address, ""] as const);
  const found = [EVIDENCE_KINDS.indexOf(kind), ...place] as const;
  if (differs === true) return [...found, head, says, differs];
  if (says !== "") return [...found, head, says];
  return head === "" ? found : [...found, head];
}

function unpackEvidence([kind, source, entry, head = "", says = "", differs]: PackedEvidence): Evidence {
  return {
    ...(entry === "" ? { address: source } : { work: source, entry }),
    kind: at(EVIDENCE_KINDS, kind),
    ...(head === "" ? {} : { head }),
    ...(differs === true ? { differs } : {}),
    ...(says === "" ? {} : { says }),
  };
}

/** The same entries again. */
export function unpackEntries(text: string): readonly CuratedName[] {
  const rows: readonly PackedEntry[] = JSON.parse(text);
  return rows.map(
    ([name, gender, origin, meaning, note, say, ipa, syllables, certainty, evidence, more]) => ({
      name,
      gender: at(GENDERS, gender),
      origin: at(ORIGINS, origin),
      meaning,
      note,
      say,
      ipa,
      syllables,
      certainty: at(CERTAINTIES, certainty),
      evidence: evidence.map(unpackEvidence),
      ...more,
    }),
  );
}

function at<Word>(words: readonly Word[], place: number): Word {
  const word = words[place];
  if (word === undefined) throw new Error("The packed collection is of another build: build again.");
  return word;
}
