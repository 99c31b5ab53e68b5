import { STYLES } from "#content/fit/styles.ts";
import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import type { BesideIds } from "#domain/fit/beside/beside-table.ts";
import { rankBeside } from "#domain/fit/beside/rank-beside.ts";
import { createFamilyBook } from "#domain/fit/siblings/create-family-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { COLLECTION } from "#server/names/collection.ts";

/** Ranks brothers, sisters and middle names for names of the collection: some 30 ms each. */
export function besideOf(records: BirthRecords): {
  readonly ids: readonly NameId[];
  readonly rank: (id: NameId) => BesideIds | undefined;
} {
  const book = createFamilyBook({
    records,
    collection: COLLECTION,
    themes: REVIEWED_THEMES,
    styles: STYLES,
  });
  const unwanted = {
    ...ANSWER_TEXTS.family.unwanted,
    soundOf: (letters: string) => book.find(letters) ?? undefined,
  };
  const byLetters = new Map(book.names.map((name) => [name.letters, name]));
  return {
    ids: [...byLetters.keys()].toSorted(),
    rank(id) {
      const name = byLetters.get(id);
      return name && rankBeside(name, book.names, unwanted);
    },
  };
}
