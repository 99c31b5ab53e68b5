import { expect, test } from "vitest";
import { fitFragment, withLink } from "./fit-link.ts";
import { NOTHING_TYPED, readFit, writeFit } from "./stored-fit.ts";

const HAZEL = {
  first: "Hazel",
  middle: "June",
  last: "O’Brien & Co",
  sound: "oh-BRY-un",
  siblings: "Zoë, Iris",
};

test("what was typed is read back", () => {
  expect(readFit(writeFit(HAZEL))).toEqual(HAZEL);
});

test.each([null, "", "x", "[]", '{"version":2,"first":"A"}'])("%s is nothing typed", (text) => {
  expect(readFit(text)).toEqual(NOTHING_TYPED);
});

test("a damaged field alone is dropped, and a long one is cut", () => {
  const read = readFit(JSON.stringify({ version: 1, first: 7, last: "x".repeat(99) }));
  expect(read.first).toBe("");
  expect(read.last).toHaveLength(60);
});

test("a link brings a whole name, whatever signs it has", () => {
  expect(withLink(`#${fitFragment(HAZEL)}`, NOTHING_TYPED)).toEqual({ typed: HAZEL, replaces: false });
});

test("a link without a surname brings the brothers and sisters, too", () => {
  const zoe = { ...NOTHING_TYPED, first: "Zoë", siblings: "Chloe, Iris" };
  expect(withLink(fitFragment(zoe), NOTHING_TYPED)?.typed).toEqual(zoe);
});

test("what a whole name takes away can be had back, also where the surname is the same", () => {
  const violet = { ...NOTHING_TYPED, first: "Violet", last: HAZEL.last };
  expect(withLink(fitFragment(violet), HAZEL)).toEqual({ typed: violet, replaces: true });
  expect(withLink(fitFragment(HAZEL), HAZEL)?.replaces).toBe(false);
  expect(withLink(fitFragment(HAZEL), { ...NOTHING_TYPED, last: HAZEL.last })?.replaces).toBe(false);
});

test("a link from a name's page brings the first name, and the rest stays", () => {
  const typed = { ...HAZEL, first: "Violet" };
  expect(withLink("#first=Violet", HAZEL)).toEqual({ typed, replaces: false });
});

test("a link may bring the children or a middle name alone; children that were typed can be had back", () => {
  const siblings = { ...HAZEL, siblings: "Violet" };
  expect(withLink("#siblings=Violet", HAZEL)).toEqual({ typed: siblings, replaces: true });
  expect(withLink("#siblings=Violet", { ...HAZEL, siblings: "" })).toEqual({
    typed: siblings,
    replaces: false,
  });
  expect(withLink("#middle=Rose", HAZEL)).toEqual({ typed: { ...HAZEL, middle: "Rose" }, replaces: false });
});

test("an empty fragment, or one that is not ours, brings nothing", () => {
  expect(withLink("", HAZEL)).toBeNull();
  expect(withLink("#main", HAZEL)).toBeNull();
});
