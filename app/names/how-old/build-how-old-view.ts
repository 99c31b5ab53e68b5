import { formatCount } from "#domain/locale/numbers.ts";
import { type CellsRow, cellsTableHtml } from "#app/ui/cells-table.ts";
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
import type { Parts } from "#app/head/page-parts.ts";
import { aboutWords } from "#app/names/page/age/about-words.ts";

const { lead, form, lists, how, share } = HOW_OLD_PAGE;

/** Two tables, one for each sex, below one heading; they are the part of the page that is named as the list. */
type AgeLists = {
  readonly id: "youngest" | "oldest";
  readonly title: string;
  readonly rule: string;
};

export type HowOldView = {
  readonly lead: string;
  readonly form: Readonly<Record<"label" | "hint" | "button", string>>;
  readonly lists: readonly AgeLists[];
  readonly how: { readonly title: string; readonly text: readonly string[] };
  readonly share: Readonly<Record<"title" | "heading" | "text", string>>;
};

/** The page in words, and its tables. */
export function buildHowOldView(
  ages: NamesByAge,
  { firstYear, lastYear }: Pick<Edition, "firstYear" | "lastYear">,
): { readonly words: HowOldView; readonly parts: Parts } {
  const years = { firstYear: `${firstYear}`, lastYear: `${lastYear}` };
  const words = {
    lead,
    form,
    share,
    lists: (["youngest", "oldest"] as const).map((id) => ({
      id,
      title: lists[id].title,
      rule: fillInAll(lists.rule, {
        listed: `${LISTED_NAMES}`,
        lowest: id === "youngest" ? lists.lowest : lists.highest,
        least: formatCount(LEAST_LIVING),
      }),
    })),
    how: { title: how.title, text: how.text.map((text) => fillInAll(text, years)) },
  };
  const parts = Object.fromEntries(words.lists.map(({ id }) => [id, tablesHtml(ages, id)]));
  return { words, parts };
}

function tablesHtml(ages: NamesByAge, id: AgeLists["id"]): string {
  const heads = Object.values(lists.columns);
  return SEXES.map((sex) =>
    cellsTableHtml({ caption: lists[id][sex], heads, groups: [{ rows: ages[sex][id].map(rowOf) }] }),
  ).join("");
}

function rowOf({ id, name, median, half: [young, old], living }: AgedName): CellsRow {
  const half = fillInAll(lists.half, { young: `${young}`, old: `${old}` });
  return { id, name, cells: [`${median}`, half, aboutWords(living)] };
}
