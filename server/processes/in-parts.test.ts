import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";
import { sealedBy } from "./sealed-news.ts";

test("news is passed on in its order, no part too long for PostgreSQL once it is sealed", () => {
  const news = Array.from({ length: 1_000 }, (_, n) => [
    "visitor writes",
    `2001:db8:${n}::/64 ${"a".repeat(64)}`,
    1,
  ]);
  const parts = inParts(news);
  expect(parts.flat()).toEqual(news);
  const { seal } = sealedBy("secret");
  const message = (part: readonly unknown[]) =>
    seal(JSON.stringify({ kind: "news", by: "u".repeat(36), notFor: "m".repeat(16), news: part }));
  expect(Math.max(...parts.map((part) => message(part).length))).toBeLessThan(8_000);
  expect(inParts([])).toEqual([]);
});

test("what was sealed is opened by the same secret alone, and whole", () => {
  const [ours, theirs] = [sealedBy("ours"), sealedBy("theirs")];
  const sealed = ours.seal("Zoë");
  expect(ours.open(sealed)).toBe("Zoë");
  expect(ours.seal("Zoë")).not.toBe(sealed);
  for (const broken of ["", "AAAA", sealed.slice(0, -4), `A${sealed}`])
    expect(ours.open(broken)).toBeUndefined();
  expect(theirs.open(sealed)).toBeUndefined();
});
