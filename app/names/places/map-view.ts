import { SEX_OF, SEXES } from "#domain/names/lists/sexes.ts";
import { BABIES_OF, formatCount } from "#domain/names/records/one-in.ts";
import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { PLACES } from "#content/site/places-page.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { NameMap, PlaceBook } from "#domain/places/place-book.ts";
import { LEAST_BIRTHS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { mapHtml } from "./map-html.ts";
import type { MapRequest } from "./map-request.ts";
import { mapTableHtml } from "./map-table-html.ts";
import { mapSummary, yearsOf } from "./map-words.ts";
import { packCells } from "./packed-cells.ts";
import { stateSentence } from "./state-words.ts";
import type { WhereView } from "./where-view.ts";

/** A choice among a few that are links. */
export type Choice = { readonly label: string; readonly href: string; readonly isChosen: boolean };

/** The page of the map, for a name or for none. */
export type MapView = {
  readonly text: string;
  readonly name: string | null;
  readonly title: string;
  /** Where the page of the name is. */
  readonly namePath: string | null;
  /** Why there is no map, where one was asked for. */
  readonly fault: string | null;
  readonly map:
    | (WhereView & { readonly sexes: readonly Choice[]; readonly windows: readonly Choice[] })
    | null;
  /** What is said of the state that was asked for. */
  readonly asked: string | null;
  readonly code: string;
};

const SEX_LABELS = { F: "Girls", M: "Boys" } as const;

type Books = { readonly names: Pick<NameBook, "page">; readonly places: PlaceBook };

/** The words of the page; its drawing and its table are HTML. */
export function buildMapView(
  { names, places }: Books,
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
  const named = {
    ...empty,
    name,
    title: `${name} by state`,
    namePath: href("/names/:slug", { slug: page.id }),
  };
  if (map === null) return { words: { ...named, fault: tooFew(page, places, sex, from) }, html: null };
  const words = wordsOf(page, map, asked.state);
  return {
    words: { ...named, ...words, fault: null, map: { ...words.map, ...choicesOf(page, places, map) } },
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
      href: addressOf(id, map.sex, map.window.from),
      cells: packCells(map),
    },
    asked:
      own === undefined || shade === undefined
        ? null
        : stateSentence(own.name, { ...shade, oneIn, listed }, said),
  };
}

function choicesOf({ id }: NamePage, places: PlaceBook, { sex, window }: NameMap) {
  const sexes = SEXES.filter((each) => places.map(id, each, window.from) !== null);
  return {
    sexes:
      sexes.length < 2
        ? []
        : sexes.map((each) => ({
            label: SEX_LABELS[each],
            href: addressOf(id, each, window.from),
            isChosen: each === sex,
          })),
    windows: places.windows.map((each) => ({
      label: yearsOf(each),
      href: addressOf(id, sex, each.from),
      isChosen: each.from === window.from,
    })),
  };
}

function addressOf(id: string, sex: Sex, from: number): string {
  return `${href("/names/map")}?name=${id}&sex=${BABIES_OF[sex]}&from=${from}`;
}

function tooFew({ summary }: NamePage, { windows }: PlaceBook, sex: Sex, from: number): string {
  const window = windows.find((each) => each.from === from) ?? windows[0];
  return fillInAll(PLACES.page.tooFew, {
    name: summary.name,
    years: window === undefined ? "" : yearsOf(window),
    least: formatCount(window === windows[0] ? LEAST_BIRTHS.newest : LEAST_BIRTHS.older),
    babies: BABIES_OF[sex],
  });
}
