import type { NameTable } from "./search-table.ts";

/** Shorter texts become another name too easily. */
const SHORTEST = 5;

/** Ranks of the collection's names that a text spells but for two neighboring letters the wrong way round: Hermoine for Hermione. */
export function swappedIn(table: NameTable, text: string): readonly number[] {
  if (text.length < SHORTEST || table.known[table.rankOf(text)] === 1) return [];
  return Array.from({ length: text.length - 1 }, (_, at) =>
    table.rankOf(`${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`),
  ).filter((rank) => table.known[rank] === 1);
}
