import { expect, test } from "vitest";
import { readTyped } from "./typed-text.ts";

test("what was typed comes back as it was kept", () => {
  const kept = { path: "/contact", typed: [["message", "Hello"]] };
  expect(readTyped(JSON.stringify(kept))).toEqual(kept);
});

test("what another program wrote is not typed into fields", () => {
  for (const text of [
    null,
    "",
    "{",
    "[]",
    '{"path":"/"}',
    '{"path":"/","typed":[["a"]]}',
    '{"path":"/","typed":[[1,2]]}',
  ])
    expect(readTyped(text)).toBeNull();
});
