import type { ScrambleItem } from "./item.ts";
import { fieldsOf, levelOf, listOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/** Rows of name, level, scrambled letters, hint, and the other names with these letters. */
export const openScramble: OpenPool<ScrambleItem> = (rows) =>
  rows.map(fieldsOf).map(([name = "", level = "", scrambled = "", hint = "", also = ""]) => ({
    id: name.toLowerCase(),
    level: levelOf(level),
    answer: "",
    item: { original: name.toUpperCase(), scrambled, hint, also: listOf(also.toUpperCase()) },
  }));
