import { formatCount } from "#domain/locale/numbers.ts";
import { SEX_OF, SEXES } from "#domain/names/lists/sexes.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { PLACES } from "#content/site/places-page.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { NameMap, PlaceBook } from "#domain/places/place-book.ts";
import type { RankBook } from "#domain/places/ranks/rank-book.ts";
import { LEAST_BIRTHS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { type Choice, mapAddress, SEX_LABELS } from "./choice.ts";
import { mapHtml } from "./map-html.ts";
import type { MapRequest } from "./map-request.ts";
import { mapTableHtml } from "./map-table-html.ts";
import { mapSummary, yearsOf } from "./map-words.ts";
import { packCells } from "./packed-cells.ts";
import { buildRankView, decadeChoices, type RankView } from "./ranks/rank-view.ts";
import { stateSentence } from "./state-words.ts";
import type { WhereView } from "./where-view.ts";

/** The page of the map, for a name or for none. */
export type MapView = {
  readonly text: string;
  readonly name: string | null;
  readonly title: string;
  /** Where the page of the name is. */
  readonly namePath: string | null;
  /** Why there is no map, where one was asked for. */
  readonly fault: string | null;
  readonly map: (WhereView & { readonly sexes: readonly Choice[] }) | null;
  /** Ranks instead of a map, in a decade that has no more. */
  readonly ranks: RankView | null;
  /** Years that have a map of the name. */
  readonly windows: readonly Choice[];
  /** Decades in which any state ranks the name. */
  readonly decades: readonly Choice[];
  /** The years that were asked for, to be asked for again with another name. */
  readonly from: number | null;
  /** What is said of the state that was asked for. */
  readonly asked: string | null;
  readonly code: string;
};

type Books = {
  readonly names: Pick<NameBook, "page">;
  readonly places: PlaceBook;
  readonly ranks: RankBook;
};

/** The words of the page; its drawing and its table are HTML. */
export function buildMapView(
  { names, places, ranks }: Books,
  asked: MapRequest,
): { readonly words: MapView; readonly html: { readonly map: string; readonly table: string } | null } {
  const page = asked.id === undefined ? undefined : names.page(asked.id);
  const code = STATES[asked.state]?.code ?? "";
  const empty = {
    text: asked.text,
    title: PAGES.map.title,
    name: null,
    namePath: null,
    map: null,
    ranks: null,
    windows: [],
    decades: [],
    from: asked.from,
    asked: null,
    code,
  };
  if (asked.text === "") return { words: { ...empty, fault: null }, html: null };
  if (page === undefined) {
    return { words: { ...empty, fault: fillInAll(PLACES.page.unknown, { name: asked.text }) }, html: null };
  }
  const { name } = page.summary;
  const sex = asked.sex ?? SEX_OF[page.main];
  const from = asked.from ?? places.windows[0]?.from ?? 0;
  const map = places.map(page.id, sex, from);
  const ofDecade = { page, sex, from, state: asked.state };
  const named = {
    ...empty,
    name,
    title: `${name} by state`,
    namePath: href("/names/:slug", { slug: page.id }),
    decades: decadeChoices(ranks, ofDecade),
    windows: windowChoices(page, places, sex, from),
  };
  const ranked = buildRankView(ranks, ofDecade);
  if (ranked !== null) {
    const { words: view, html } = ranked;
    return { words: { ...named, fault: null, ranks: view, asked: view.asked }, html };
  }
  if (map === null) {
    return { words: { ...named, fault: whyNone(page, { places, ranks }, sex, from) }, html: null };
  }
  const words = wordsOf(page, map, asked.state);
  return {
    words: { ...named, ...words, fault: null, map: { ...words.map, sexes: sexChoices(page, places, map) } },
    html: {
      map: `<p class=pl-say>${mapSummary(map)}</p>${mapHtml(
        map.shades.map(({ word }) => word),
        sex,
        escapeHtml(`${name} by state, ${words.map.years}`),
        asked.state,
      )}`,
      table: mapTableHtml(map),
    },
  };
}

function wordsOf({ id }: NamePage, map: NameMap, state: number) {
  const [babies, years] = [BABIES_OF[map.sex], yearsOf(map.window)];
  const said = { babies, years, oneInUs: map.oneInUs } as const;
  const shade = map.shades[state];
  const { oneIn = null, listed = null } = map.cells?.[state] ?? {};
  const own = STATES[state];
  return {
    map: {
      ...said,
      href: mapAddress(id, map.sex, map.window.from),
      cells: packCells(map),
    },
    asked:
      own === undefined || shade === undefined
        ? null
        : stateSentence(own.name, { ...shade, oneIn, listed }, said),
  };
}

function sexChoices({ id }: NamePage, places: PlaceBook, { sex, window }: NameMap): readonly Choice[] {
  const sexes = SEXES.filter((each) => places.map(id, each, window.from) !== null);
  return sexes.length < 2
    ? []
    : sexes.map((each) => ({
        label: SEX_LABELS[each],
        href: mapAddress(id, each, window.from),
        isChosen: each === sex,
      }));
}

/** The years that have a map of the name, as links. */
function windowChoices({ id }: NamePage, places: PlaceBook, sex: Sex, from: number): readonly Choice[] {
  return places.windows
    .filter((window) => places.map(id, sex, window.from) !== null)
    .map((window) => ({
      label: yearsOf(window),
      href: mapAddress(id, sex, window.from),
      isChosen: window.from === from,
    }));
}

function whyNone(
  { summary }: NamePage,
  { places, ranks }: Pick<Books, "places" | "ranks">,
  sex: Sex,
  from: number,
): string {
  const { windows } = places;
  const [name, babies] = [summary.name, BABIES_OF[sex]];
  const window = windows.find((each) => each.from === from);
  const decade = window === undefined ? ranks.decades.find((each) => each.from === from) : undefined;
  if (decade !== undefined) return fillInAll(STATE_RANKS.unranked, { name, babies, years: yearsOf(decade) });
  const shown = window ?? windows[0];
  return fillInAll(PLACES.page.tooFew, {
    name,
    years: shown === undefined ? "" : yearsOf(shown),
    least: formatCount(shown === windows[0] ? LEAST_BIRTHS.newest : LEAST_BIRTHS.older),
    babies,
  });
}
