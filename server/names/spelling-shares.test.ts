import { expect, test } from "vitest";
import { spellingShare } from "#app/names/page/explain/spelling-share.ts";
import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { nobodyDies } from "#tests/fixtures/nobody-dies.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { NO_SEARCH } from "#tests/fixtures/no-search.ts";
import { COLLECTION } from "./collection.ts";
import { createNameBook } from "./name-book.ts";

const book = createNameBook({
  records,
  collection: COLLECTION,
  soundFamilies: SOUND_FAMILIES,
  themes: [],
  answerTexts: ANSWER_TEXTS,
  lifeTables: nobodyDies,
  makeSearch: () => NO_SEARCH,
});

/** In percent, for ten years up to one. */
function spelledOtherwise(id: string, until: number): number {
  const page = book.page(id);
  return page === undefined ? Number.NaN : 100 * (1 - (spellingShare(page, until) ?? Number.NaN));
}

/** Summed from SSA's own files, over the spellings of sound-families.ts. */
test.each([
  ["charlotte", 2025, 0],
  ["hailey", 2023, 40.29],
  ["hailey", 2025, 37.28],
  ["jackson", 2023, 52.84],
  ["jackson", 2025, 52.35],
])(
  "of babies that sound like %s, in ten years up to %i, %f percent are spelled otherwise",
  (id, until, percent) => {
    expect(spelledOtherwise(id, until)).toBeCloseTo(percent, 2);
  },
);
