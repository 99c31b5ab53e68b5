import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { formWords } from "./form-words.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";

test("nicknames first, then other forms by kind, each with its page; kinds without a form are left out", () => {
  const curated = curatedByHand({
    name: "Zoe",
    nicknames: ["Zo"],
    related: { variant: ["Zoey"], cognate: ["Zoé"], counterpart: [] },
  });
  expect(formWords(namePageByHand({ curated }))).toEqual([
    { title: "Nicknames", forms: [{ name: "Zo", id: null }] },
    { title: "Other spellings", forms: [{ name: "Zoey", id: "zoey" }] },
    { title: "In other languages", forms: [{ name: "Zoé", id: "zoe" }] },
  ]);
});

test("a name without an entry has no other forms", () => {
  expect(formWords(namePageByHand())).toEqual([]);
});
