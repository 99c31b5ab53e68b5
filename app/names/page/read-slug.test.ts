import { expect, test } from "vitest";
import { readSlug } from "./read-slug.ts";

const known = new Set(["olivia", "zoe", "obrien"]);
const read = (slug: string) => readSlug(slug, (id) => known.has(id));

test("the folded spelling is the page", () => {
  expect(read("olivia")).toEqual({ kind: "page", id: "olivia" });
});

test.each(["Olivia", "OLIVIA", "olivia,", " olivia", "olivia%20", "o-l-i-v-i-a", "olívia"])(
  "%s leads to the one page",
  (slug) => {
    expect(read(slug)).toEqual({ kind: "moved", id: "olivia" });
  },
);

test.each(["zoë", "Zoë", "zoë", "zo%C3%AB", "ZOE"])("%s leads to Zoe", (slug) => {
  expect(read(slug)).toEqual({ kind: "moved", id: "zoe" });
});

test("an apostrophe is no letter", () => {
  expect(read("O’Brien")).toEqual({ kind: "moved", id: "obrien" });
});

test("what is on no record is given back as it was typed, but not at any length", () => {
  expect(read("Xyzzy%21")).toEqual({ kind: "unknown", text: "Xyzzy!" });
  expect(read("李")).toEqual({ kind: "unknown", text: "李" });
  expect(read("%E0%A4%A")).toEqual({ kind: "unknown", text: "%E0%A4%A" });
  expect(read("x".repeat(300))).toEqual({ kind: "unknown", text: "x".repeat(40) });
});
