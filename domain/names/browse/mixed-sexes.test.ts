import { expect, test } from "vitest";
import { mixedSexes } from "./mixed-sexes.ts";

function names(letters: string, weights = "") {
  return Array.from(letters, (letter, place) => ({
    gender: letter === "g" ? ("girl" as const) : letter === "b" ? ("boy" as const) : ("unisex" as const),
    weighs: [Number(weights[place] ?? 0)],
    place,
  }));
}

function order(letters: string, limit: number, weights?: string): readonly number[] {
  return mixedSexes(names(letters, weights), limit).map(({ place }) => place);
}

test("after two of one sex comes one of the other, if one is near", () => {
  expect(order("bbbbgg", 6)).toEqual([0, 1, 4, 2, 3, 5]);
  expect(order("ggubb", 5)).toEqual([0, 1, 2, 3, 4]);
  expect(order("bbbbbbbbg", 3)).toEqual([0, 1, 2]);
  expect(order("", 3)).toEqual([]);
});

test("nobody is brought before a name of more weight", () => {
  expect(order("bbbg", 4, "1110")).toEqual([0, 1, 2, 3]);
});
