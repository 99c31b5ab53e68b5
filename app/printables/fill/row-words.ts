import { FILL, ROW_WORDS } from "#content/printables/fill-words.ts";
import { type Answers, answerKey } from "#domain/printables/answers.ts";
import type { TableBlock } from "#domain/printables/filled-sheet.ts";
import { sayAnswer } from "#domain/printables/said-answers.ts";
import type { Row } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";

/** "Feeding 3", "2 months: HepB 2": what a row is called on the screen. */
export function rowName({ id, rows }: TableBlock, row: Row): string {
  const words = ROW_WORDS[id];
  const place = rows.filter(({ printed }) => printed === undefined).indexOf(row) + 1;
  return row.printed === undefined
    ? fillIn(words?.blank ?? FILL.row, { row: `${place}` })
    : fillIn(words?.printed ?? Object.values(row.printed).join(", "), row.printed);
}

/** What was written into a row: "7:05 PM, BF, 15 min". */
export function rowWords({ id, columns }: TableBlock, row: Row, answers: Answers): string {
  return columns
    .map((column) => sayAnswer(column.entry.kind, answers[answerKey(id, row.id, column.id)] ?? ""))
    .filter((text) => text !== "")
    .join(", ");
}
