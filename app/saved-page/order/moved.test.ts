import { expect, test } from "vitest";
import { moved, movedTo } from "./moved.ts";

const ids = ["ada", "bo", "cy", "di"];

test("A name goes up, down, or before all others", () => {
  expect(moved(ids, "cy", "up")).toEqual(["ada", "cy", "bo", "di"]);
  expect(moved(ids, "bo", "down")).toEqual(["ada", "cy", "bo", "di"]);
  expect(moved(ids, "di", "top")).toEqual(["di", "ada", "bo", "cy"]);
});

test("At its end, or not among them, nothing moves", () => {
  expect(moved(ids, "ada", "up")).toBe(ids);
  expect(moved(ids, "ada", "top")).toBe(ids);
  expect(moved(ids, "di", "down")).toBe(ids);
  expect(moved(ids, "zoe", "top")).toBe(ids);
});

test("Dropped at a place, a name stands there", () => {
  expect(movedTo(ids, "ada", 2)).toEqual(["bo", "cy", "ada", "di"]);
  expect(movedTo(ids, "di", 0)).toEqual(["di", "ada", "bo", "cy"]);
  expect(movedTo(ids, "bo", 1)).toBe(ids);
  expect(movedTo(ids, "zoe", 1)).toBe(ids);
});
