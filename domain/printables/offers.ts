import { ageInDays } from "#domain/growth/age.ts";
import { type Answers, answerKey } from "./answers.ts";
import { filledRows, type TableBlock } from "./filled-sheet.ts";
import type { Blank, Sheet } from "./sheet.ts";

/** What could stand in a blank by what stands elsewhere: how many rows are filled, or how old the child was on the day. */
export type Offer =
  | { readonly kind: "count"; readonly rows: number }
  | { readonly kind: "age"; readonly days: number };

/**
 * The blanks of which the sheet itself knows the answer, by key: a number that has the id of a table is the count of its
 * rows, an age beside a date goes by the birth. They are offered, and never written by themselves.
 */
export function offersOf(sheet: Sheet, answers: Answers, born: string): ReadonlyMap<string, Offer> {
  const blocks = sheet.pages.flat();
  const tables = blocks.filter((block) => block.kind === "table");
  const offers = blocks.flatMap((block): readonly (readonly [string, Offer])[] => {
    if (block.kind === "table") {
      return block.rows.flatMap(({ id }) => ageOf([block.id, id], idsOf(block.columns), answers, born));
    }
    if (block.kind !== "lines") return [];
    const blanks = block.rows.flat();
    const numbers = blanks.filter(({ entry }) => entry.kind === "number");
    return [
      ...countsOf(block.id, idsOf(numbers), tables, answers),
      ...ageOf([block.id], idsOf(blanks), answers, born),
    ];
  });
  return new Map(offers);
}

function idsOf(blanks: readonly Blank[]): readonly string[] {
  return blanks.map(({ id }) => id);
}

function countsOf(block: string, ids: readonly string[], tables: readonly TableBlock[], answers: Answers) {
  return tables
    .filter(({ id }) => ids.includes(id))
    .map(
      (table) =>
        [answerKey(block, table.id), { kind: "count", rows: filledRows(table, answers).size }] as const,
    )
    .filter(([, { rows }]) => rows > 0);
}

function ageOf(
  [block = "", ...row]: readonly string[],
  ids: readonly string[],
  answers: Answers,
  born: string,
): readonly (readonly [string, Offer])[] {
  const date = answers[answerKey(block, ...row, "date")];
  const days = date === undefined || !ids.includes("age") ? null : ageInDays(born, date);
  return days === null || days < 0 ? [] : [[answerKey(block, ...row, "age"), { kind: "age", days }]];
}
