import { expect, test } from "vitest";
import { asciiJson } from "./json.ts";

test("what is written in ASCII reads back the same", () => {
  const value = { name: "Zoë", say: "“Māori”", emoji: "👶", plain: "a\nb" };
  expect(asciiJson(value)).toMatch(/^[\0-\x7f]*$/);
  expect(JSON.parse(asciiJson(value))).toEqual(value);
});
