import type { OriginItem } from "./item.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fieldsOf, levelOf, listOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/** Behind an origin that is true as well. */
export const ALSO_TRUE = "*";

/**
 * Rows of name, origin, level, three other origins, and a sentence about the name or none. One of the others may be true as well,
 * and then has a star. Options stand in alphabetical order.
 */
export const openOrigin: OpenPool<OriginItem> = (rows) =>
  rows.map(fieldsOf).map(([name = "", origin = "", level = "", others = "", sentence = ""]) => {
    const starred = listOf(others).find((other) => other.endsWith(ALSO_TRUE));
    const alsoTrue = starred?.slice(0, -ALSO_TRUE.length);
    const told = alsoTrue === undefined ? origin : `${origin}, and ${alsoTrue} as well`;
    return {
      id: foldName(name),
      level: levelOf(level),
      answer: origin,
      item: {
        name,
        options: [origin, ...listOf(others).map((other) => other.replace(ALSO_TRUE, ""))].toSorted(),
        correct: origin,
        ...(alsoTrue === undefined ? {} : { alsoTrue }),
        explanation: `Origin of ${name}: ${told}.${sentence === "" ? "" : ` ${sentence}`}`,
      },
    };
  });
