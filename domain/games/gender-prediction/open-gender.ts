import type { GenderItem } from "./item.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { fieldsOf, levelOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/** Rows of name, level, gender, girls in percent, births of ten years in words, and how widely it is given now. */
export const openGender: OpenPool<GenderItem> = (rows) =>
  rows
    .map(fieldsOf)
    .map(([name = "", level = "", gender = "", girls = "", births = "", popularity = ""]) => ({
      id: name.toLowerCase(),
      level: levelOf(level),
      answer: gender,
      item: {
        name,
        gender: GENDERS.find((each) => each === gender) ?? "unisex",
        hint: `Given to ${births} babies in ten years. Unisex means at least three in ten of each sex.`,
        popularity,
        girls: Number(girls),
      },
    }));
