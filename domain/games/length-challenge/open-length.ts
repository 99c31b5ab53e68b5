import type { LengthItem } from "./item.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fieldsOf, levelOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** Rows of name, level, and respelling with a hyphen between syllables, the stressed one in capitals. */
export const openLength: OpenPool<LengthItem> = (rows) =>
  rows.map(fieldsOf).map(([name = "", level = "", say = ""]) => {
    const beats = say.split("-");
    const stressed = PLACES[beats.findIndex((beat) => beat === beat.toUpperCase())] ?? "first";
    return {
      id: foldName(name),
      level: levelOf(level),
      answer: String(Math.min(4, beats.length)),
      item: {
        name,
        syllables: beats.length,
        hint: `${foldName(name).length} letters; the ${stressed} beat is the strongest`,
        say,
      },
    };
  });
