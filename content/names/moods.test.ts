import { expect, test } from "vitest";
import { formatCount } from "#domain/locale/numbers.ts";
import { MOOD_BIRTHS, WORN_FROM } from "#domain/names/draw/mood.ts";
import { MOOD_WORDS } from "./moods.ts";

test("what a mood says is its rule", () => {
  const { familiar, rare } = MOOD_BIRTHS;
  expect(MOOD_WORDS.familiar.rule).toContain(`${formatCount(familiar.from)} babies or more`);
  expect(MOOD_WORDS.rare.rule).toContain(`${rare.from} to ${rare.below - 1} babies`);
  expect(MOOD_WORDS.rare.rule).toContain(`under ${formatCount(WORN_FROM)} ever`);
});
