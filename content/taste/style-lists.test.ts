import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { STYLE_LISTS } from "./style-lists.ts";

const known = new Set(COLLECTION.map(({ name }) => foldName(name)));

test("there are sixty lists and more, of six to ten names each, all of the collection", () => {
  expect(STYLE_LISTS.length).toBeGreaterThanOrEqual(60);
  for (const { style, names } of STYLE_LISTS) {
    const ids = names.split(" ").map(foldName);
    expect(new Set(ids).size, style).toBe(ids.length);
    expect(ids.length, style).toBeGreaterThanOrEqual(6);
    expect(ids.length, style).toBeLessThanOrEqual(10);
    expect(
      ids.filter((id) => !known.has(id)),
      style,
    ).toEqual([]);
  }
});
