import { href } from "react-router";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { PLACES } from "#content/site/places-page.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { PlaceBook, StateName } from "#domain/places/place-book.ts";
import type { RankBook } from "#domain/places/ranks/rank-book.ts";
import { WITHOUT_QUOTIENT } from "#domain/places/state-figures.ts";
import { STATES, stateOfSlug, stateSlug } from "#domain/places/states.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { yearsOf } from "./map-words.ts";
import { partOfTop } from "./part-of-map.ts";
import { buildDecadeView, type DecadeView } from "./ranks/decade-view.ts";
import { timesWords } from "./state-words.ts";

/** A name, and what is said of it. */
export type ToldName = { readonly id: NameId; readonly name: string; readonly text: string };

export type StateOfSex = {
  readonly sex: Sex;
  readonly babies: "girls" | "boys";
  readonly typical: readonly ToldName[];
  readonly rising: readonly ToldName[];
};

/** The page of a state. */
export type StateView = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly typicalRule: string;
  readonly risingRule: string;
  readonly topRule: string;
  readonly csv: string;
  readonly decade: DecadeView;
};

type Books = {
  readonly names: Pick<NameBook, "summary">;
  readonly places: PlaceBook;
  readonly ranks: RankBook;
};

/** Fewer are no figure, though an estimate: the records do not list fewer. */
const LEAST_LISTED_A_YEAR = 5;

/** Null where there is no such state; with the top ten of the decade that begins so. The rows of its tables are HTML of their own. */
export function buildStateView(
  { names, places, ranks }: Books,
  slug: string,
  from: number | null,
): { readonly words: StateView; readonly sexes: readonly StateOfSex[]; readonly parts: Parts } | null {
  const place = stateOfSlug(slug);
  const state = STATES[place];
  if (state === undefined) return null;
  const nameOf = (id: NameId) => names.summary(id)?.name ?? id;
  const lists = { F: places.lists(place, "F"), M: places.lists(place, "M") };
  const { window, before } = lists.F;
  const [years, was] = [yearsOf(window), yearsOf(before)];
  const sexes = SEXES.map((sex): StateOfSex => {
    const { typical, rising } = lists[sex];
    return {
      sex,
      babies: BABIES_OF[sex],
      typical: typical.map(({ id, times }) => ({ id, name: nameOf(id), text: timesWords(times) })),
      rising: rising.map(({ id, now, before: earlier }) => ({
        id,
        name: nameOf(id),
        text: fillInAll(earlier < LEAST_LISTED_A_YEAR ? PLACES.state.risenFromFew : PLACES.state.risen, {
          before: formatCount(earlier),
          now: formatCount(now),
        }),
      })),
    };
  });
  const { name } = state;
  const inState = place === WITHOUT_QUOTIENT ? "the District of Columbia" : name;
  return {
    words: {
      name,
      path: href("/names/states/:state", { state: stateSlug(state) }),
      title: fillInAll(PLACES.state.title, { state: inState }),
      description: fillInAll(PLACES.state.description, { state: inState, years }),
      lead: fillInAll(PLACES.state.lead, { years }),
      typicalRule: typicalRule(place, sexes),
      risingRule: fillInAll(PLACES.state.risingRule, { years, before: was }),
      topRule: fillInAll(PLACES.state.topRule, { years }),
      csv: href("/names/states/:state/names.csv", { state: stateSlug(state) }),
      decade: buildDecadeView(ranks, nameOf, { place, slug, from }),
    },
    sexes,
    parts: Object.fromEntries(
      sexes.map(({ sex }) => [
        partOfTop(sex),
        lists[sex].top.map((row) => rowHtml(row, nameOf(row.id))).join(""),
      ]),
    ),
  };
}

function typicalRule(place: number, sexes: readonly StateOfSex[]): string {
  if (place === WITHOUT_QUOTIENT) return PLACES.state.typicalNone;
  return sexes.some(({ typical }) => typical.length > 0) ? PLACES.state.typicalRule : PLACES.state.typicalFew;
}

function rowHtml({ id, rank, cell }: StateName, name: string): string {
  const link = `<a class=name-link href="${href("/names/:slug", { slug: id })}">${escapeHtml(name)}</a>`;
  const word = cell.word === "unshaded" ? "" : PLACES.short[cell.word];
  const oneIn = cell.oneIn === null ? "" : formatCount(cell.oneIn);
  return `<tr><td class=r>${rank}<th scope=row>${link}<td class=r>${formatCount(cell.listed)}<td class=r>${oneIn}<td>${word}`;
}
