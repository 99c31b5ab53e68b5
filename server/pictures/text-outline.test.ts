import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { fontFor, outlineText, outlineToFit, outlineLines } from "./text-outline.ts";

test("every name of the collection can be set, in Besley unless it has Vietnamese letters", () => {
  const roles = COLLECTION.map(({ name }) => ({ name, role: fontFor(name, ["display", "serif"]) }));
  expect(roles.filter(({ role }) => role === undefined)).toEqual([]);
  const fallen = roles.filter(({ role }) => role === "serif").map(({ name }) => name);
  expect(fallen).toContain("Hương");
  expect(fallen).not.toContain("Šárka");
  expect(fallen).not.toContain("ʻIolani");
  expect(COLLECTION.filter(({ name }) => fontFor(name, ["plain", "serif"]) === undefined)).toEqual([]);
});

test("a long name shrinks to the width, and a tall one to the height", () => {
  const room = { width: 1000, rise: 150 };
  for (const name of ["Maria-del-Rosario", "Bartholomew", "Ål", "Šárka"]) {
    const { width, rise, size } = outlineToFit(name, "display", 200, room);
    expect(width, name).toBeLessThanOrEqual(1000.1);
    expect(rise, name).toBeLessThanOrEqual(150.1);
    expect(size).toBeLessThan(200);
  }
  expect(outlineToFit("Ian", "display", 100, room).size).toBe(100);
});

test("lines are broken between words and filled evenly", () => {
  const text = "What to buy, what to borrow, and what to leave in the store.";
  const lines = outlineLines(text, "serif", 40, 700);
  expect(lines).toHaveLength(2);
  const [first = 0, second = 0] = lines.map(({ width }) => width);
  expect(Math.max(first, second)).toBeLessThanOrEqual(700);
  expect(Math.abs(first - second)).toBeLessThan(200);
  expect(outlineLines("Short", "serif", 40, 700)).toHaveLength(1);
});

test("letters that fit into each other are set closer, as the font says", () => {
  const apart = outlineText("A", "display", 100).width + outlineText("V", "display", 100).width;
  expect(outlineText("AV", "display", 100).width).toBeLessThan(apart - 5);
});

test("what no font holds is refused", () => {
  expect(fontFor("樹", ["italic", "plain"])).toBeUndefined();
  expect(() => outlineText("樹", "italic", 20)).toThrow("樹");
});
