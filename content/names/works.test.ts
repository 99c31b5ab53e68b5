import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WORKS } from "./works.ts";

const NOTICE = readFileSync(new URL("../../NOTICE", import.meta.url), "utf8");

test.each(Object.entries(WORKS))("NOTICE tells the edition and the terms of %s", (_, { edition, terms }) => {
  expect(NOTICE).toContain(`- ${edition}.\n  ${terms}\n`);
});

test("a work is cited by its title, ends no sentence there, and has an https address for readers", () => {
  for (const { title, edition, address } of Object.values(WORKS)) {
    for (const text of [title, edition]) expect(text).toMatch(/[^.\s]$/);
    expect(address).toMatch(/^https:\/\//);
  }
});
