import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { HAZEL } from "#tests/support/hazel.ts";
import type { GeneratedSet } from "./generated-set.ts";
import { parseSet, textOf } from "./remembered-set.ts";

const set: GeneratedSet = {
  kind: "drawn",
  rules: { ...NO_RULES, gender: "girl", origins: ["Irish"], starts: ["ma", "jo"] },
  mood: "rare",
  names: [{ ...HAZEL, spark: { girl: [99, 0, 38] } }],
  fromDevice: false,
};

test("a remembered set comes back whole", () => {
  expect(parseSet(textOf(set))).toEqual(set);
  expect(parseSet(textOf({ ...set, fromDevice: true }))).toEqual({ ...set, fromDevice: true });
});

test("nothing remembered is nothing", () => {
  expect(parseSet(null)).toBeNull();
});

test("a set that was remembered before there were moods was drawn as any", () => {
  expect(parseSet(JSON.stringify({ filter: "girl", names: set.names }))).toMatchObject({ mood: "mixed" });
});

test("what another version has written is not trusted", () => {
  expect(parseSet("[]")).toBeNull();
  expect(parseSet(JSON.stringify({ filter: "robot", names: set.names }))).toBeNull();
  expect(parseSet(JSON.stringify({ filter: "girl", names: [{ id: "hazel" }] }))).toBeNull();
  expect(parseSet(JSON.stringify({ filter: "girl", names: [] }))).toBeNull();
});
