import { RECORDS } from "#content/site/records-edition.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { LISTS } from "#content/lists/ruled-lists.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { listPath } from "#app/names/lists/list-path.ts";
import type { ListSex, RuledListId } from "#domain/names/lists/list-id.ts";
import { decadeSpan, yearSpan } from "#domain/names/lists/span.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { sexesOf } from "#domain/names/page/sexes-of.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** The figures of the last year, and where else the name stands: its lists, its decade. */
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

/** The lists of the most popular, its decade, and the lists by rule. */
function linksOf(page: NamePage): FactView["links"] {
  return [...popularLinks(page), ...page.lists.map((list) => ruledLink(list))];
}

function ruledLink(list: RuledListId): FactView["links"][number] {
  return { label: LISTS[list].label, href: listPath({ list, by: "spelling" }) };
}

/**
 * The lists of the most popular that the name is on, now and in its best year, and the names of its decade: of that a name of
 * the collection which was never so popular has one, too, since who likes it may like what it stood beside.
 */
function popularLinks(page: NamePage): FactView["links"] {
  const links = sexesOf(page).flatMap((sex) => {
    const top = topLinks(page, sex);
    return top.length === 0 ? [] : [...top, ...decadeLink(page, sex)];
  });
  return links.length === 0 && page.curated !== null ? decadeLink(page, page.main) : links;
}

function topLinks(page: NamePage, sex: ListSex): FactView["links"] {
  const years = [page[sex]?.latest, page[sex]?.peak].flatMap((moment) =>
    moment != null && moment.rank > 0 && moment.rank <= TOP ? moment.year : [],
  );
  return [...new Set(years)].map((year) => ({
    label: fillInAll(LISTS[TOP_LIST[sex]].title, { year: `${year}` }),
    href: listPath({ list: TOP_LIST[sex], by: "spelling", span: yearSpan(year, page) }),
  }));
}

function decadeLink(page: NamePage, sex: ListSex): FactView["links"] {
  const figures = page[sex];
  if (figures === null) return [];
  const { peakDecade } = figures;
  return [
    {
      label: fillInAll(NAME_WORDS.decade, { babies: capital(sex), decade: `${peakDecade}s` }),
      href: listPath({ list: TOP_LIST[sex], by: "spelling", span: decadeSpan(peakDecade, page) }),
    },
  ];
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
