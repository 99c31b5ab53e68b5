import { BRAND } from "#content/site/brand.ts";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { EMBED_WORDS } from "#content/open-data/embed-words.ts";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { readYear } from "#domain/names/sheet/marked-year.ts";
import { MOST_NAMES, type SheetName, YEARS_AHEAD } from "#domain/names/sheet/sheet-name.ts";
import { EMBED_SIZE, embedFrame } from "#domain/open-data/embed-frame.ts";
import { embedPath, nameDataPath } from "#domain/pages/name-paths.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";
import { buildSheetName } from "./build-sheet-name.ts";
import { readSheetAddress } from "./read-sheet-address.ts";

/** Shown where no name is asked for: the name on our cover. */
const EXAMPLE = "hazel";

/** A page that others may frame, as HTML to be copied, and where else the name can be had. */
export type EmbedView = {
  readonly id: string;
  readonly name: string;
  readonly html: string;
  readonly frame: string;
  readonly json: string;
};

export type SheetView = {
  /** What stands in the field. */
  readonly typed: string;
  readonly year: number | null;
  readonly notices: readonly string[];
  readonly names: readonly SheetName[];
  readonly years: { readonly firstYear: number; readonly lastYear: number };
  /** First and last year that may be marked. */
  readonly span: { readonly first: string; readonly last: string };
  readonly closing: string;
  readonly embeds: readonly EmbedView[];
};

/** What an address of the sheet shows. */
export function buildSheetView(book: NameBook, query: URLSearchParams, origin: string): SheetView {
  const { firstYear, lastYear } = book.edition;
  const asked = query.get("names") ?? "";
  const read = readSheetAddress(asked, (id) => book.summary(id) !== undefined);
  const nameOf = (id: string) => book.summary(id)?.name ?? id;
  const isExample = read.ids.length === 0;
  const ids = isExample ? [EXAMPLE] : read.ids;
  const years = { firstYear, lastYear };
  return {
    typed: isExample ? asked.slice(0, LONGEST_SHOWN) : ids.map(nameOf).join(", "),
    year: readYear(query.get("year") ?? "", years),
    notices: [
      ...(read.unknown.length > 0 ? read.unknown.map((text) => fillInAll(SHEET_PAGE.unknown, { text })) : []),
      ...(read.leftOut.length === 0
        ? []
        : [
            fillInAll(SHEET_PAGE.tooMany, { most: `${MOST_NAMES}`, names: listed(read.leftOut.map(nameOf)) }),
          ]),
      ...(isExample ? [SHEET_PAGE.example] : []),
    ],
    names: ids.flatMap((id) => {
      const page = book.page(id);
      return page === undefined ? [] : [buildSheetName(page)];
    }),
    years,
    span: { first: `${firstYear}`, last: `${lastYear + YEARS_AHEAD}` },
    closing: fillInAll(SHEET_PAGE.sheet.closing, {
      site: BRAND.name,
      address: origin.replace(/^https?:\/\//, ""),
      edition: `${RECORDS_EDITION}`,
    }),
    embeds: isExample ? [] : ids.map((id) => embedOf(id, nameOf(id), origin, firstYear)),
  };
}

const LONGEST_SHOWN = 200;

function embedOf(id: string, name: string, origin: string, firstYear: number): EmbedView {
  const title = fillInAll(EMBED_WORDS.title, { name, first: `${firstYear}` });
  const frame = embedPath(id);
  return {
    id,
    name,
    html: embedFrame({ src: `${origin}${frame}`, title, ...EMBED_SIZE }),
    frame,
    json: nameDataPath(id),
  };
}
