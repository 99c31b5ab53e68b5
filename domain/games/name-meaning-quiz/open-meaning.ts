import type { MeaningItem } from "./item.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fieldsOf, levelOf, listOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/**
 * Rows of name, meaning, origin, level and way of asking ("1m": for the meaning, "1n": for the name), the rows of the three
 * wrong answers, a sentence about the name or none, and a source or none. Options stand in alphabetical order.
 */
export const openMeaning: OpenPool<MeaningItem> = (rows) => {
  const table = rows.map(fieldsOf);
  return table.map(
    ([name = "", meaning = "", origin = "", asked = "", wrong = "", sentence = "", source = ""]) => {
      const wantsMeaning = asked.endsWith("m");
      const optionOf = ([other = "", its = ""]: readonly string[]) => (wantsMeaning ? its : other);
      const correct = wantsMeaning ? meaning : name;
      const others = listOf(wrong).map((row) => optionOf(table[Number(row)] ?? []));
      return {
        id: foldName(name),
        level: levelOf(asked.slice(0, 1)),
        answer: meaning,
        item: {
          name,
          question: wantsMeaning ? `What does the name ${name} mean?` : `Which name means “${meaning}”?`,
          options: [correct, ...others].toSorted(),
          correct,
          explanation: `${name} means “${meaning}”; origin: ${origin}.${sentence === "" ? "" : ` ${sentence}`}`,
          ...(source === "" ? {} : { source }),
        },
      };
    },
  );
};
