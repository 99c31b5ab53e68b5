import { expect, test } from "vitest";
import { isRecord, readJson } from "./read-json.ts";

test("damaged text and no text say nothing", () => {
  expect(readJson('{"a":1}')).toEqual({ a: 1 });
  expect([readJson("{"), readJson(""), readJson(null)]).toEqual([null, null, null]);
});

test("fields by name are a record; a list, a word and nothing are not", () => {
  expect([{}, [], "a", null, undefined].map((value) => isRecord(value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
