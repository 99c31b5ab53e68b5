import { expect, test } from "vitest";
import { TRAITS } from "#domain/games/name-personality-matcher/trait.ts";
import { entryOf } from "#tests/fixtures/name-facts.ts";
import { NAMES_LIKE } from "./names-like-yours.ts";
import { PERSONALITY_ITEMS, PERSONALITY_RESULTS } from "./name-personality-matcher.ts";

test("four options each, every trait reachable, and the names true", () => {
  for (const { options } of PERSONALITY_ITEMS) expect(options).toHaveLength(4);
  const offered = PERSONALITY_ITEMS.flatMap(({ options }) => options.map(({ trait }) => trait));
  for (const trait of TRAITS) {
    expect(offered.filter((other) => other === trait)).toHaveLength(2);
    const { name, meaning } = PERSONALITY_RESULTS[trait];
    expect(entryOf(name).meaning).toBe(meaning);
    const like = NAMES_LIKE[trait];
    expect(new Set([name, ...like.map(([other]) => other)]).size).toBe(13);
    for (const [other, means] of like) {
      const entry = entryOf(other);
      expect([entry.name, entry.meaning]).toEqual([other, means]);
      expect(entry.certainty).toMatch(/^(settled|likely)$/);
    }
  }
});
