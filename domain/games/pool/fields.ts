import { LEVELS, type Level } from "#domain/games/round/pool-entry.ts";

/** The fields of a row; asks for one that is not there give an empty text. */
export function fieldsOf(row: string): readonly string[] {
  return row.split("\t");
}

/** "2" → 2. */
export function levelOf(field: string): Level {
  return LEVELS.find((level) => String(level) === field) ?? 1;
}

/** A list within a field, parted by commas; an empty field is an empty list. */
export function listOf(field: string): readonly string[] {
  return field === "" ? [] : field.split(",");
}
