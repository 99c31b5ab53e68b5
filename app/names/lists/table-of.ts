import { LIST_PAGE } from "#content/names/lists.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { type TableAndFile, tableAndFile } from "./list-table.ts";
import {
  evergreenColumns,
  movingColumns,
  NEUTRAL_COLUMNS,
  sleepingColumns,
  TOP_COLUMNS,
} from "./number-columns.ts";
import { ORIGIN_COLUMN, WORD_COLUMNS } from "./word-columns.ts";

/** A list as a table and as a file; alsoHeading stands above the names that are first of another origin. */
export function tableOf(list: NameList, alsoHeading: string): TableAndFile {
  switch (list.kind) {
    case "top":
      return tableAndFile(TOP_COLUMNS, [{ heading: null, rows: list.rows }]);
    case "moving":
      return tableAndFile(movingColumns(list), [{ heading: null, rows: list.rows }]);
    case "neutral":
      return tableAndFile(NEUTRAL_COLUMNS, [{ heading: null, rows: list.rows }]);
    case "sleeping":
      return tableAndFile(sleepingColumns(list), bySex(list.rows));
    case "evergreen":
      return tableAndFile(evergreenColumns(list), bySex(list.rows));
    case "letter":
      return tableAndFile(WORD_COLUMNS, [{ heading: null, rows: list.rows }]);
    case "origin":
      return tableAndFile(
        [...WORD_COLUMNS, ORIGIN_COLUMN],
        [
          { heading: null, rows: list.rows },
          { heading: alsoHeading, rows: list.also },
        ].filter(({ rows }) => rows.length > 0),
      );
  }
}

function bySex<Row extends { readonly sex: Sex }>(rows: readonly Row[]) {
  return [
    { heading: LIST_PAGE.girls, rows: rows.filter(({ sex }) => sex === "F") },
    { heading: LIST_PAGE.boys, rows: rows.filter(({ sex }) => sex === "M") },
  ];
}
