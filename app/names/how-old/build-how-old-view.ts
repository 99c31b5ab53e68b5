import { formatCount } from "#domain/locale/numbers.ts";
import type { CellsRow } from "#app/ui/cells-table.tsx";
import { HOW_OLD_PAGE } from "#content/site/how-old-page.ts";
import {
  type AgedName,
  LEAST_LIVING,
  LISTED_NAMES,
  type NamesByAge,
} from "#domain/names/age/names-by-age.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { aboutWords } from "#app/names/page/age/about-words.ts";

const { lead, form, lists, how, share } = HOW_OLD_PAGE;

/** Two tables, one for each sex, below one heading. */
export type AgeLists = {
  readonly id: "youngest" | "oldest";
  readonly title: string;
  readonly rule: string;
  readonly tables: readonly { readonly caption: string; readonly rows: readonly CellsRow[] }[];
};

export type HowOldView = {
  readonly lead: string;
  readonly form: Readonly<Record<"label" | "hint" | "button", string>>;
  readonly lists: readonly AgeLists[];
  readonly heads: readonly string[];
  readonly how: { readonly title: string; readonly text: readonly string[] };
  readonly share: Readonly<Record<"title" | "heading" | "text", string>>;
};

/** The page in words, made on the server. */
export function buildHowOldView(
  ages: NamesByAge,
  { firstYear, lastYear }: Pick<Edition, "firstYear" | "lastYear">,
): HowOldView {
  const years = { firstYear: `${firstYear}`, lastYear: `${lastYear}` };
  return {
    lead,
    form,
    share,
    heads: Object.values(lists.columns),
    lists: (["youngest", "oldest"] as const).map((id) => ({
      id,
      title: lists[id].title,
      rule: fillInAll(lists.rule, {
        listed: `${LISTED_NAMES}`,
        lowest: id === "youngest" ? lists.lowest : lists.highest,
        least: formatCount(LEAST_LIVING),
      }),
      tables: SEXES.map((sex) => ({ caption: lists[id][sex], rows: ages[sex][id].map(rowOf) })),
    })),
    how: { title: how.title, text: how.text.map((text) => fillInAll(text, years)) },
  };
}

function rowOf({ id, name, median, half: [young, old], living }: AgedName): CellsRow {
  const half = fillInAll(lists.half, { young: `${young}`, old: `${old}` });
  return { id, name, cells: [`${median}`, half, aboutWords(living)] };
}
