import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { namesOfLetter, namesOfOrigin } from "./described-names.ts";
import { evergreenNames } from "./evergreen-names.ts";
import { listContents } from "./list-contents.ts";
import type { ListRequest } from "./list-id.ts";
import { movingNames } from "./moving-names.ts";
import type { Listed, NameList, NameLists } from "./name-list.ts";
import { neutralNames } from "./neutral-names.ts";
import { sleepingBeauties } from "./sleeping-beauties.ts";
import { topNames } from "./top-names.ts";

/** Lists counted anew each time they are asked for. */
export function createLists(records: BirthRecords, collection: readonly CuratedName[]): NameLists {
  const written = new Map(collection.map(({ name }) => [foldName(name), name]));

  /** SSA knows no accents: a name of the collection stands as there. */
  function asWritten<Row extends Listed>(rows: readonly Row[]): Row[] {
    return rows.map((row) => ({ ...row, name: written.get(row.id) ?? row.name }));
  }

  function moving(sex: Sex, direction: "rising" | "falling"): NameList {
    const found = movingNames(records, sex, direction);
    return { kind: "moving", ...found, rows: asWritten(found.rows) };
  }

  function list(request: ListRequest): NameList {
    switch (request.list) {
      case "top-100-girls":
      case "top-100-boys": {
        const sex = request.list === "top-100-girls" ? "F" : "M";
        return { kind: "top", year: request.year, rows: asWritten(topNames(records, sex, request.year)) };
      }
      case "rising-girls":
        return moving("F", "rising");
      case "rising-boys":
        return moving("M", "rising");
      case "falling-girls":
        return moving("F", "falling");
      case "falling-boys":
        return moving("M", "falling");
      case "unisex": {
        const found = neutralNames(records);
        return { kind: "neutral", ...found, rows: asWritten(found.rows) };
      }
      case "sleeping-beauties": {
        const found = sleepingBeauties(records);
        return { kind: "sleeping", ...found, rows: asWritten(found.rows) };
      }
      case "evergreen": {
        const found = evergreenNames(records);
        return { kind: "evergreen", ...found, rows: asWritten(found.rows) };
      }
      case "origin":
        return { kind: "origin", ...namesOfOrigin(records, collection, request.of) };
      case "letter":
        return { kind: "letter", rows: namesOfLetter(records, collection, request.of) };
    }
  }

  return { list, contents: () => listContents(collection) };
}
