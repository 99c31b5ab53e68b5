import type { Blank, Block, Entry, Row } from "#domain/printables/sheet.ts";

/** A blank to write in. Ids are parts of keys in people's browsers: what was filled in stays with them, so they do not change. */
export function blank(id: string, label: string, kind: Exclude<Entry["kind"], "choice">, share = 1): Blank {
  return { id, label, entry: { kind }, share };
}

/** A blank that takes one of a few words. */
export function choice(id: string, label: string, choices: readonly string[], share: number): Blank {
  return { id, label, entry: { kind: "choice", choices }, share };
}

/** Rows with nothing printed in them. */
export function emptyRows(count: number, prefix = ""): readonly Row[] {
  return Array.from({ length: count }, (_, place) => ({ id: `${prefix}${place + 1}` }));
}

/** The head of a log: whose day it was. */
export const BABY_AND_DAY: Block = {
  kind: "lines",
  id: "baby",
  rows: [
    [blank("name", "Baby’s name", "text", 2), blank("date", "Date", "date"), blank("age", "Age", "text")],
  ],
};
