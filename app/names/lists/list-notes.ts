import { LIST_PAGE } from "#content/lists/list-page.ts";
import { LISTS, SOUND_WORDS } from "#content/lists/ruled-lists.ts";
import { PLACE_LIST_WORDS } from "#content/lists/series.ts";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import type { ListRequest, RankingRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import type { Span, Years } from "#domain/names/lists/span.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { countryOf } from "./country-of.ts";
import { changeNote, windowsOf, yearsWords } from "./list-words.ts";

/** How to read the columns of a list. */
export function listNotes(request: ListRequest, list: NameList, years: Years): readonly string[] {
  const babies = babiesCounted(request, list);
  const oneIn = babies === null ? [] : [fillInAll(LIST_PAGE.oneIn, { babies })];
  return [...oneIn, ...ownNotes(request, list, years)];
}

function ownNotes(request: ListRequest, list: NameList, years: Years): readonly string[] {
  if ("by" in request) return notesOfRanking(request, list, years);
  switch (request.list) {
    case "letter":
    case "origin":
      return [LIST_PAGE.collection];
    case "rising-by-state":
      return [PLACE_LIST_WORDS.stateNote];
    case "hardly-in-the-us":
    case "also-in-the-us": {
      const { label, floor } = countryOf(request.of);
      const { abroadNote, abroadFloor, abroadTop } = PLACE_LIST_WORDS;
      const filled = { country: label, floor: String(floor) };
      return [abroadNote, fillInAll(floor === null ? abroadTop : abroadFloor, filled)];
    }
  }
}

function notesOfRanking(request: RankingRequest, list: NameList, years: Years): readonly string[] {
  const from = String("from" in list ? list.from : years.firstYear);
  const note = fillInAll(LISTS[request.list].note, { from, to: String(years.lastYear) });
  const change = "span" in request ? changeNote(request.span, years) : null;
  return [
    ...(request.by === "sound" ? [SOUND_WORDS.note] : []),
    note,
    ...(change === null ? [] : [change]),
    ...("span" in request && isBegun(request.span, years)
      ? [fillInAll(LIST_PAGE.soFar, { span: yearsWords(request.span) })]
      : []),
  ];
}

/** A decade that the records cover in part. */
function isBegun(span: Span, { lastYear }: Years): boolean {
  return span.kind === "decade" && span.to === lastYear && span.to % 10 !== 9;
}

/** Whom the list's "1 in N" counts; null where it has none, or says so itself. */
function babiesCounted(request: ListRequest, list: NameList): string | null {
  if (list.kind === "top") return request.list === "top-100-girls" ? "girls" : "boys";
  if (list.kind === "evergreen" || list.kind === "comeback") return "babies of that sex";
  return list.kind === "letter" || list.kind === "origin" ? "babies" : null;
}

/** Whose figures a list shows: said wherever they are. */
export function listSource(request: ListRequest, list: NameList): string {
  if (request.list === "rising-by-state") {
    const { before, now } = windowsOf(list);
    const span = `${before.slice(0, 4)}–${now.slice(-4)}`;
    return fillInAll(PLACE_LIST_WORDS.stateSource, { span });
  }
  if (request.list === "hardly-in-the-us" || request.list === "also-in-the-us") {
    return fillInAll(PLACE_LIST_WORDS.abroadSource, { notice: countryOf(request.of).notice });
  }
  return fillInAll(LIST_PAGE.source, { edition: String(RECORDS_EDITION) });
}
