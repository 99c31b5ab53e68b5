import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordsBySound } from "#domain/names/sound/by-sound.ts";
import type { Families } from "#domain/names/sound/sound-family.ts";
import { once } from "#domain/once.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import type { WorldBook } from "#domain/world/world-book.ts";
import { namesOfLetter, namesOfOrigin, namesOfOriginAndSex } from "./described-names.ts";
import { listContents } from "./list-contents.ts";
import { type AbroadListId, type ListRequest, RULED_LISTS, type RuledListId } from "./list-id.ts";
import type { NameList, NameLists } from "./name-list.ts";
import { countriesOf, gatherAbroad, namesAbroad } from "./names-abroad.ts";
import { namingBySound, namingBySpelling } from "./naming.ts";
import { ranking } from "./rankings.ts";
import { risingByState } from "./rising-by-state.ts";
import { SEXES } from "./sexes.ts";

/** What lists are made of. */
export type ListSources = {
  readonly records: BirthRecords;
  readonly collection: readonly CuratedName[];
  readonly families: Families;
  /** Lists by rule that are known to have rows; without, each is counted when somebody asks which there are. */
  readonly ruled?: readonly RuledListId[] | undefined;
  /** Opened when a list of states or of other countries is first asked for; without, there are none. */
  readonly places?: (() => PlaceBook) | undefined;
  readonly world?: (() => WorldBook) | undefined;
};

/** Lists counted anew each time they are asked for. */
export function createLists({ records, collection, families, places, world, ruled }: ListSources): NameLists {
  const bySpelling = namingBySpelling(collection);
  const bySound = namingBySound(records, families, bySpelling);
  const soundRecords = once(() => recordsBySound(records, families));
  const abroad = once(() =>
    world === undefined ? new Map<string, never>() : gatherAbroad(world(), records),
  );
  const countries = (of: AbroadListId) => (world === undefined ? [] : countriesOf(of, world()));

  function list(request: ListRequest): NameList {
    if ("by" in request) {
      return request.by === "sound"
        ? ranking(soundRecords(), request, bySound)
        : ranking(records, request, bySpelling);
    }
    switch (request.list) {
      case "origin":
        return {
          kind: "origin",
          ...(request.sex === null
            ? namesOfOrigin(records, collection, request.of)
            : namesOfOriginAndSex(records, collection, request.of, request.sex)),
        };
      case "letter":
        return { kind: "letter", rows: namesOfLetter(records, collection, request.of) };
      case "rising-by-state": {
        if (places === undefined) return { kind: "state", from: 0, to: 0, rows: [] };
        const found = risingByState(places(), records, request.of);
        const among = { sexes: SEXES, from: found.from, to: found.to };
        return { kind: "state", ...found, rows: found.rows.map((row) => bySpelling(row, among)) };
      }
      case "hardly-in-the-us":
      case "also-in-the-us": {
        const rows = namesAbroad(abroad(), request.list, request.of);
        const year = rows[0]?.year ?? 0;
        return { kind: "abroad", from: year, to: year, rows };
      }
    }
  }

  const withRows = once(() => RULED_LISTS.filter((id) => list({ list: id, by: "spelling" }).rows.length > 0));

  return {
    list,
    contents: () => ({
      ...listContents(collection),
      bySound: families.size > 0,
      ruled: ruled ?? withRows(),
      countries: {
        "hardly-in-the-us": countries("hardly-in-the-us"),
        "also-in-the-us": countries("also-in-the-us"),
      },
    }),
  };
}
