import type { OriginItem } from "./item.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fieldsOf, levelOf, listOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/** Rows of name, origin, level, three wrong origins, and a sentence about the name or none. Options stand in alphabetical order. */
export const openOrigin: OpenPool<OriginItem> = (rows) =>
  rows.map(fieldsOf).map(([name = "", origin = "", level = "", wrong = "", sentence = ""]) => ({
    id: foldName(name),
    level: levelOf(level),
    answer: origin,
    item: {
      name,
      options: [origin, ...listOf(wrong)].toSorted(),
      correct: origin,
      explanation: `Origin of ${name}: ${origin}.${sentence === "" ? "" : ` ${sentence}`}`,
    },
  }));
