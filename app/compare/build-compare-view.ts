import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { href } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import {
  type CompareRequest,
  COMPARE_MEASURES,
  SCALES,
  type YearRange,
} from "#domain/compare/compare-request.ts";
import { nameText } from "#domain/compare/name-text.ts";
import { type KnownName, resolveNames } from "#domain/compare/resolve-names.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { MOVEMENT_YEARS } from "#domain/names/records/commonness.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { listed } from "#domain/locale/lists.ts";
import { axisFor } from "./chart/axis-for.ts";
import type { CompareBooks } from "./compare-books.ts";
import { addressesFrom } from "./compare-address.ts";
import { captionOf, labelOf } from "./caption-words.ts";
import { buildLines, type DrawnLine } from "./build-lines.ts";
import { buildNotices } from "./build-notices.ts";
import type { CompareView } from "./compare-view.ts";
import { drawCompare } from "./chart/draw-compare.ts";
import { factCells } from "./fact-cells.ts";
import { searchOf } from "./search-of.ts";

/** The page without names in its address shows an example. */
function withExample(asked: CompareRequest): CompareRequest {
  return asked.names === null ? { ...asked, names: COMPARE_PAGE.example } : asked;
}

export function buildCompareView(books: CompareBooks, asked: CompareRequest): CompareView {
  const { compare } = books;
  const request = withExample(asked);
  const { measure, scale, years } = request;
  const resolved = resolveNames(request.names ?? [], (id) => knownOf(books, id));
  const kept = [...resolved.drawn, ...resolved.waiting].map(nameText);
  const full = { ...request, names: [...kept, ...resolved.unknown] };
  const address = addressesFrom(full, compare.records);
  const drawn = buildLines(books, resolved, full, address);
  const lines = drawn.map(({ line }) => line);
  const all = lines.flatMap(({ values }) => values);
  const caption = captionOf(request);
  return {
    title: listed(lines.map((line) => line.called)),
    isExample: asked.names === null,
    address: asked.names === null ? addressesFrom(asked, compare.records)() : address(),
    records: compare.records,
    years,
    measure,
    notices: buildNotices(books, request, resolved, address),
    lines,
    caption,
    label: labelOf(caption, drawn),
    drawing: all.every((value) => value === null)
      ? null
      : drawCompare(
          drawn.map(({ line, endWords }) => ({ ...line, endWords })),
          axisFor(all, measure, scale),
          years,
          RECORDS.thinBefore ?? RECORDS.firstYear,
        ),
    rankNote: measure === "rank" && lines.some(({ family }) => family),
    measures: COMPARE_MEASURES.map((each) => ({
      label: COMPARE_PAGE.measures[each],
      // The scale that is usual for the measure, not the one chosen for another.
      to: address({ measure: each, scale: each === "rank" ? "log" : measure === "rank" ? "linear" : scale }),
      chosen: each === measure,
    })),
    scales: SCALES.map((each) => ({
      label: COMPARE_PAGE.scales[each],
      to: address({ scale: each }),
      chosen: each === scale,
    })),
    allYears: isAll(years, compare.records) ? null : address({ years: compare.records }),
    factHeads: COMPARE_PAGE.facts.heads
      .filter((head) => head !== COMPARE_PAGE.facts.age || !isAbsent(PATHS.howOld))
      .map((head) => fillIn(head, { since: String(compare.records.to - MOVEMENT_YEARS) })),
    facts: drawn.map(({ asked: each, line, summary }) => ({
      key: line.key,
      cells: factCells(compare.facts(each), summary),
    })),
    files: filesOf(address(), drawn, request),
  };
}

function knownOf({ names, compare }: CompareBooks, id: NameId): KnownName | undefined {
  const summary = names.summary(id);
  return summary && { usually: COUNTED_FOR[summary.gender], familyKey: compare.familyOf(id)?.key };
}

function isAll(years: YearRange, records: YearRange): boolean {
  return years.from === records.from && years.to === records.to;
}

function filesOf(address: string, drawn: readonly DrawnLine[], { measure, years }: CompareRequest) {
  const search = searchOf(address);
  const names = drawn.map(({ asked: { id, among } }) => (among === null ? id : `${id}-${among}`)).join("-");
  return {
    csv: `${href("/compare/figures.csv")}${search}`,
    svg: `${href("/compare/chart.svg")}${search}`,
    name: `compare-${names}-${measure}-${years.from}-${years.to}`,
  };
}
