import { expect, test } from "vitest";
import { moved } from "./moved.ts";

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
