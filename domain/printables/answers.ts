import type { Block, Entry, Sheet } from "./sheet.ts";

/** What stands in the blanks of one sheet, by key; a key that is missing is blank. A tick is "yes". */
export type Answers = Readonly<Record<string, string>>;

export const NO_ANSWERS: Answers = {};

/** The key of a blank: "baby.name", "feeds.3.time", "two-months.smiles.date", "notes.2". */
export function answerKey(block: string, ...rest: readonly (string | number)[]): string {
  return [block, ...rest].join(".");
}

const TICK: Entry = { kind: "tick" };
const DATE: Entry = { kind: "date" };
const TEXT: Entry = { kind: "text" };

/** Every blank of a sheet, from top to bottom, and how it is filled. */
export function blanksOf({ pages }: Sheet): ReadonlyMap<string, Entry> {
  return new Map(pages.flat().flatMap(blanksOfBlock));
}

function blanksOfBlock(block: Block): readonly (readonly [string, Entry])[] {
  switch (block.kind) {
    case "lines":
      return block.rows.flat().map(({ id, entry }) => [answerKey(block.id, id), entry]);
    case "table":
      return block.rows.flatMap((row) =>
        block.columns
          .filter(({ id }) => row.printed?.[id] === undefined)
          .map(({ id, entry }) => [answerKey(block.id, row.id, id), entry] as const),
      );
    case "checklist":
      return block.items.flatMap(({ id }): readonly (readonly [string, Entry])[] => [
        [answerKey(block.id, id, "done"), TICK],
        [answerKey(block.id, id, "date"), DATE],
      ]);
    case "notes":
      return Array.from({ length: block.lines }, (_, line) => [answerKey(block.id, line + 1), TEXT]);
    case "legend":
    case "reference":
    case "percentiles":
    case "curves":
    case "words":
      return [];
    default:
      return block satisfies never;
  }
}
