import { hash } from "node:crypto";
import { DATA_PAGE } from "#content/open-data/data-page.ts";
import { LICENSES } from "#content/open-data/licenses.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { collectionTable, familiesTable } from "#domain/open-data/collection-table.ts";
import {
  DATA_FORMATS,
  DATA_SETS,
  type DataFile,
  type DataIndex,
  type DataSetId,
  type DataTable,
} from "#domain/open-data/data-file.ts";
import { dataText } from "#domain/open-data/data-text.ts";
import { listsTable } from "#domain/open-data/list-table.ts";
import { statesTable } from "#domain/open-data/states-table.ts";
import { tableOfCsv } from "#domain/open-data/table-of-csv.ts";
import { COLLECTION } from "#server/names/collection.ts";
import type { ForecastBook } from "#domain/names/forecast/forecast-edition.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";

/** The books that the files are made of. */
export type DataSources = {
  readonly names: NameBook;
  readonly places: () => PlaceBook;
  readonly forecasts: () => ForecastBook;
};

type MadeData = { readonly index: DataIndex; readonly texts: ReadonlyMap<DataFile["name"], string> };

/** All files, from the same books that the pages are made of. Takes two seconds and 8 MB: the build does it. */
export function makeData(books: DataSources): MadeData {
  const { lastYear } = books.names.edition;
  const tables = tablesOf(books);
  const texts = new Map<DataFile["name"], string>();
  const files = DATA_SETS.flatMap((set) =>
    DATA_FORMATS.map((format): DataFile => {
      const { title, license } = DATA_PAGE.sets[set];
      const { name: called, href, credit } = LICENSES[license];
      const about = { title, edition: lastYear, license: called, licenseUrl: href, credit };
      // As it was committed, whose checksum is published.
      const text =
        set === "forecasts" && format === "csv"
          ? books.forecasts().csv
          : dataText(tables[set], format, about);
      const name = `${set}.${format}` as const;
      texts.set(name, text);
      return { set, format, name, bytes: Buffer.byteLength(text), sha256: hash("sha256", text) };
    }),
  );
  const rowsOf = (set: DataSetId) => tables[set].rows.length;
  return {
    index: {
      edition: lastYear,
      files,
      rows: {
        collection: rowsOf("collection"),
        "sound-families": rowsOf("sound-families"),
        forecasts: rowsOf("forecasts"),
        lists: rowsOf("lists"),
        states: rowsOf("states"),
      },
    },
    texts,
  };
}

function tablesOf({ names, places, forecasts }: DataSources): Readonly<Record<DataSetId, DataTable>> {
  return {
    collection: collectionTable(COLLECTION),
    "sound-families": familiesTable(SOUND_FAMILIES),
    forecasts: tableOfCsv(forecasts().csv),
    lists: listsTable(names.lists, names.edition),
    states: statesTable({ names, places: places() }),
  };
}
