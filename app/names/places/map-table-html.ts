import { href } from "react-router";
import { PLACES } from "#content/site/places-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { NameMap, StateCell } from "#domain/places/place-book.ts";
import { sayTimes } from "#domain/places/shade.ts";
import { WINDOW_YEARS } from "#domain/places/state-figures.ts";
import { BY_NAME, stateSlug } from "#domain/places/states.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** The rows of the table beside a map, as HTML: each state with all that is known of it. */
export function mapTableHtml({ shades, cells, sex }: NameMap): string {
  return BY_NAME.flatMap((state) => {
    const shade = shades[state.place];
    if (shade === undefined) return [];
    const cell = cells?.[state.place];
    const word = shade.word === "unshaded" ? PLACES.table.notCompared : PLACES.short[shade.word];
    const to = href("/names/states/:state", { state: stateSlug(state) });
    const figures =
      cell === undefined
        ? ""
        : `<td class=r>${cell.oneIn === null ? "" : formatCount(cell.oneIn)}<td class=r>${listedWords(cell)}`;
    return `<tr><th scope=row><a href="${to}#${BABIES_OF[sex]}">${state.name}</a><td>${word}<td class=r>${shade.times === null ? "" : timesCell(shade.times)}${figures}`;
  }).join("");
}

/** What is hidden is told in words and is never 0. */
function listedWords({ listed, hiddenYears }: Pick<StateCell, "listed" | "hiddenYears">): string {
  if (listed === 0) return PLACES.table.none;
  if (hiddenYears === 0) return formatCount(listed);
  const inYears = fillInAll(PLACES.table.inYears, { years: `${WINDOW_YEARS - hiddenYears}` });
  return `${formatCount(listed)} <i class=meta>${inYears}</i>`;
}

function timesCell(times: number): string {
  return times === 0 ? "under 0.1" : sayTimes(times);
}
