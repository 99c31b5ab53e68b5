import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { inOrder, sourceOf } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { DataTable } from "./data-file.ts";

const BETWEEN = "; ";

/** The collection, a name a row. What may be several stands in one field, with "; " between. */
export function collectionTable(collection: readonly CuratedName[]): DataTable {
  return {
    fields: [
      "id",
      "name",
      "also_written",
      "gender",
      "origin",
      "also_from",
      "used_in",
      "own_script",
      "meaning",
      "certainty",
      "evidence",
      "note",
      "say",
      "ipa",
      "syllables",
      "nicknames",
    ],
    rows: collection.map((entry) => [
      foldName(entry.name),
      entry.name,
      joined(entry.alsoWritten),
      entry.gender,
      entry.origin,
      joined(entry.alsoFrom),
      joined(entry.usedIn),
      joined(entry.script),
      entry.meaning,
      entry.certainty,
      joined(
        inOrder(entry.evidence).map(
          (piece) => `${piece.kind}: ${sourceOf(piece)}${piece.differs === true ? " (differs)" : ""}`,
        ),
      ),
      entry.note,
      entry.say,
      entry.ipa,
      entry.syllables,
      joined(entry.nicknames),
    ]),
  };
}

/** Spellings that sound the same, one a row; the family goes by the spelling that most have. */
export function familiesTable(families: readonly (readonly string[])[]): DataTable {
  return {
    fields: ["family", "spelling", "spelling_id", "place"],
    rows: families.flatMap((family) =>
      family.map((spelling, place) => [foldName(family[0] ?? ""), spelling, foldName(spelling), place + 1]),
    ),
  };
}

function joined(parts: readonly string[] = []): string {
  return parts.join(BETWEEN);
}
