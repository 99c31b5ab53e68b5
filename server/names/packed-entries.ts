import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { CERTAINTIES, EVIDENCE_KINDS, type Evidence } from "#domain/names/entry/evidence.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { USES } from "#domain/names/entry/use.ts";

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
/** Of a page the entry is empty. */
type PackedEvidence = readonly [kind: number, workOrAddress: string, entry: string, finding?: Finding];
type Finding = Pick<Evidence, "head" | "differs" | "says">;
type Sometimes = {
  readonly [
    Field in Exclude<keyof CuratedName, "usedIn"> as undefined extends CuratedName[Field] ? Field : never
  ]?: CuratedName[Field];
} & { readonly usedIn?: readonly number[] };
type PackedEntry = readonly [...always: Always, sometimes?: Sometimes];

/** The entries as rows without the names of their fields: the file that the built server reads when it starts. */
export function packEntries(entries: readonly CuratedName[]): string {
  return JSON.stringify(entries.map(packEntry));
}

function packEntry(entry: CuratedName): PackedEntry {
  const { name, gender, origin, meaning, note, say, ipa, syllables, certainty, evidence, ...others } = entry;
  const { usedIn, ...rest } = others;
  const sometimes: Sometimes =
    usedIn === undefined ? rest : { ...rest, usedIn: usedIn.map((use) => USES.indexOf(use)) };
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
  const { kind, ...rest } = piece;
  const place = EVIDENCE_KINDS.indexOf(kind);
  if ("work" in rest) {
    const { work, entry, ...finding } = rest;
    return Object.keys(finding).length === 0 ? [place, work, entry] : [place, work, entry, finding];
  }
  const { address, ...finding } = rest;
  return Object.keys(finding).length === 0 ? [place, address, ""] : [place, address, "", finding];
}

/** The same entries again. By place, not taken apart: that would take half as long again, in each thread that starts. */
export function unpackEntries(text: string): readonly CuratedName[] {
  const rows: readonly PackedEntry[] = JSON.parse(text);
  return rows.map((row) => ({
    name: row[0],
    gender: at(GENDERS, row[1]),
    origin: at(ORIGINS, row[2]),
    meaning: row[3],
    note: row[4],
    say: row[5],
    ipa: row[6],
    syllables: row[7],
    certainty: at(CERTAINTIES, row[8]),
    evidence: row[9].map(unpackEvidence),
    ...(row[10] === undefined ? {} : unpackSometimes(row[10])),
  }));
}

function unpackSometimes({ usedIn, ...rest }: Sometimes): Partial<CuratedName> {
  return usedIn === undefined ? rest : { ...rest, usedIn: usedIn.map((place) => at(USES, place)) };
}

function unpackEvidence(piece: PackedEvidence): Evidence {
  const kind = at(EVIDENCE_KINDS, piece[0]);
  const entry = piece[2];
  const finding = piece[3];
  const found = entry === "" ? { address: piece[1], kind } : { work: piece[1], entry, kind };
  return finding === undefined ? found : { ...found, ...finding };
}

function at<Word>(words: readonly Word[], place: number): Word {
  const word = words[place];
  if (word === undefined) throw new Error("The packed collection is of another build: build again.");
  return word;
}
