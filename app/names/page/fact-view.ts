import { RECORDS } from "#content/site/records-edition.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { LISTS } from "#content/lists/ruled-lists.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { listPath } from "#app/names/lists/list-path.ts";
import { decadeSpan, yearSpan } from "#domain/names/lists/span.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { sexesOf } from "#domain/names/page/sexes-of.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** The figures of the last year, and where else the name stands: its list, its decade. */
export type FactView = {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
};

const TOP_LIST = { girl: "top-100-girls", boy: "top-100-boys" } as const;
/** Names on a list of the most popular. */
const TOP = 100;

export function buildFactView(page: NamePage): FactView {
  if (page.girl === null && page.boy === null) return { rows: [], links: [] };
  const sexes = sexesOf(page);
  const [main] = sexes;
  const whose = sexes.length > 1 || main === undefined ? "Babies" : capital(COUNTED_FOR[main]);
  const total = sexes.reduce((sum, sex) => sum + (page[sex]?.total ?? 0), 0);
  const since = { label: `${whose} since ${page.firstYear}`, value: formatCount(total) };
  return { rows: [...latestRows(page), since], links: linksOf(page) };
}

function latestRows(page: NamePage) {
  const sexes = sexesOf(page);
  return sexes.flatMap((sex) => {
    const latest = page[sex]?.latest;
    const babies = COUNTED_FOR[sex];
    if (latest == null)
      return [
        { label: `${capital(babies)} in ${page.lastYear}`, value: `Fewer than ${RECORDS.floor}, or none` },
      ];
    const births = { label: `${capital(babies)} in ${page.lastYear}`, value: formatCount(latest.births) };
    const rank = { label: `Rank among ${babies}`, value: formatCount(latest.rank) };
    return sexes.length === 1
      ? [births, rank]
      : [{ label: births.label, value: `${births.value}, rank ${rank.value}` }];
  });
}

/** The lists of the most popular that the name is on, now and in its best year, and the names of its decade. */
function linksOf(page: NamePage): FactView["links"] {
  return sexesOf(page).flatMap((sex) => {
    const figures = page[sex];
    if (figures === null) return [];
    const { latest, peak, peakDecade } = figures;
    const years = [latest, peak].flatMap((moment) =>
      moment !== null && moment.rank > 0 && moment.rank <= TOP ? moment.year : [],
    );
    const top = [...new Set(years)].map((year) => ({
      label: fillInAll(LISTS[TOP_LIST[sex]].title, { year: `${year}` }),
      href: listPath({ list: TOP_LIST[sex], by: "spelling", span: yearSpan(year, page) }),
    }));
    if (top.length === 0) return [];
    const decade = { babies: capital(sex), decade: `${peakDecade}s` };
    return [
      ...top,
      {
        label: fillInAll(NAME_WORDS.decade, decade),
        href: listPath({ list: TOP_LIST[sex], by: "spelling", span: decadeSpan(peakDecade, page) }),
      },
    ];
  });
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
