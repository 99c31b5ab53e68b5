import { LIST_PAGE } from "#content/lists/list-page.ts";
import { ORIGIN_WORDS } from "#content/lists/series.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { Listed } from "#domain/names/lists/listed.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { comebackColumns, longRiseColumns, lostColumns, ONE_HIT_COLUMNS } from "./life-columns.ts";
import { type Column, type TableAndFile, tableAndFile } from "./list-table.ts";
import { windowsOf } from "./list-words.ts";
import {
  evergreenColumns,
  movingColumns,
  NEUTRAL_COLUMNS,
  sleepingColumns,
  SPELLINGS,
  TOP_COLUMNS,
} from "./number-columns.ts";
import { ALSO_COLUMNS, HARDLY_COLUMNS, stateColumns } from "./place-columns.ts";
import { ORIGIN_COLUMN, WORD_COLUMNS } from "./word-columns.ts";

/** A list as a table and as a file. */
export function tableOf(list: NameList, request: ListRequest): TableAndFile {
  const isBySound = "by" in request && request.by === "sound";
  const columns = <Row extends Listed>(own: readonly Column<Row>[]): readonly Column<Row>[] =>
    isBySound ? [...own, SPELLINGS] : own;
  const plain = <Row extends Listed>(own: readonly Column<Row>[], rows: readonly Row[]) =>
    tableAndFile(columns(own), [{ heading: null, rows }]);
  const parted = <Row extends Listed & { readonly sex: Sex }>(
    own: readonly Column<Row>[],
    rows: readonly Row[],
  ) => tableAndFile(columns(own), bySex(rows));
  switch (list.kind) {
    case "top":
      return plain(TOP_COLUMNS, list.rows);
    case "moving":
      return plain(movingColumns(list), list.rows);
    case "neutral":
      return plain(NEUTRAL_COLUMNS, list.rows);
    case "sleeping":
      return parted(sleepingColumns(list), list.rows);
    case "evergreen":
      return parted(evergreenColumns(list), list.rows);
    case "comeback":
      return parted(comebackColumns(list.to), list.rows);
    case "rise":
      return parted(longRiseColumns(list.to), list.rows);
    case "one-hit":
      return parted(ONE_HIT_COLUMNS, list.rows);
    case "lost":
      return plain(lostColumns(list.from), list.rows);
    case "state": {
      const ofAll = request.list === "rising-by-state" && request.of === null;
      return parted(stateColumns(ofAll, windowsOf(list)), list.rows);
    }
    case "abroad":
      return parted(request.list === "hardly-in-the-us" ? HARDLY_COLUMNS : ALSO_COLUMNS, list.rows);
    case "letter":
      return plain(WORD_COLUMNS, list.rows);
    case "origin":
      return tableAndFile(
        [...WORD_COLUMNS, ORIGIN_COLUMN],
        [
          { heading: null, rows: list.rows },
          { heading: alsoHeading(request), rows: list.also },
        ].filter(({ rows }) => rows.length > 0),
      );
  }
}

/** "Also Irish": what stands above the names that are first of another origin. */
function alsoHeading(request: ListRequest): string {
  if (request.list !== "origin") return "";
  const { also, use } = ORIGIN_WORDS;
  return fillInAll(request.sex === null ? also.heading : use.heading, { origin: request.of });
}

function bySex<Row extends { readonly sex: Sex }>(rows: readonly Row[]) {
  return [
    { heading: LIST_PAGE.girls, rows: rows.filter(({ sex }) => sex === "F") },
    { heading: LIST_PAGE.boys, rows: rows.filter(({ sex }) => sex === "M") },
  ].filter((group) => group.rows.length > 0);
}
