import { BRAND } from "#content/site/brand.ts";
import { DATA_PAGE } from "#content/open-data/data-page.ts";
import { LICENSES } from "#content/open-data/licenses.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Edition } from "#domain/names/name-book.ts";
import {
  type DataFile,
  type DataIndex,
  DATA_SETS,
  dataPath,
  type DataSetId,
} from "#domain/open-data/data-file.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** A set as the page shows it. */
export type SetView = {
  readonly id: DataSetId;
  readonly title: string;
  readonly text: string;
  readonly rows: string;
  readonly license: (typeof LICENSES)[keyof typeof LICENSES];
  readonly files: readonly {
    readonly label: string;
    readonly name: string;
    readonly path: string;
    readonly size: string;
    readonly sha256: string;
  }[];
};

export type DataView = {
  readonly edition: string;
  readonly sets: readonly SetView[];
  readonly developers: readonly { readonly term: string; readonly code: string; readonly text: string }[];
  readonly cite: string;
};

const KB = 1000;

/** What there is to have, with what each file weighs and its checksum. */
export function buildDataView(
  { files, rows }: DataIndex,
  { firstYear, lastYear }: Pick<Edition, "firstYear" | "lastYear">,
  origin: string,
): DataView {
  const figures = { first: `${firstYear}`, last: `${lastYear}`, site: BRAND.name, origin };
  return {
    edition: fillInAll(DATA_PAGE.edition, figures),
    sets: DATA_SETS.map((id) => {
      const { title, text, license } = DATA_PAGE.sets[id];
      return {
        id,
        title,
        text: fillInAll(text, figures),
        rows: fillInAll(DATA_PAGE.rows, { count: formatCount(rows[id]) }),
        license: LICENSES[license],
        files: files.filter(({ set }) => set === id).map(fileView),
      };
    }),
    developers: DATA_PAGE.developers.items.map(({ term, code, text }) => ({
      term,
      code: fillInAll(code, figures),
      text: fillInAll(text, figures),
    })),
    cite: fillInAll(DATA_PAGE.cite.text, figures),
  };
}

function fileView({ name, format, bytes, sha256 }: DataFile): SetView["files"][number] {
  return { label: format.toUpperCase(), name, path: dataPath(name), size: sizeWords(bytes), sha256 };
}

/** "101 kB", "3.1 MB". */
function sizeWords(bytes: number): string {
  return bytes < KB * KB ? `${Math.round(bytes / KB)} kB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}
