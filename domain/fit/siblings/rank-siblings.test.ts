import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { STYLES } from "#content/fit/styles.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createFamilyBook } from "./create-family-book.ts";
import { profileOf } from "./family-profile.ts";
import { SIBLING_MOODS } from "./moods.ts";
import { rankSiblings, type SiblingNames, type SiblingOptions } from "./rank-siblings.ts";
import { eraLikeness } from "./sibling-score.ts";

const book = createFamilyBook({
  records,
  collection: COLLECTION,
  themes: REVIEWED_THEMES,
  styles: STYLES,
});

const family = (names: string) => names.split(", ").flatMap((name) => book.find(name) ?? []);
const beside = (names: string, options?: SiblingOptions) => rankSiblings(family(names), book.names, options);
const all = (found: SiblingNames) => SIBLING_MOODS.flatMap((mood) => found[mood]);

test("24 names in three moods, none twice, each with two reasons that are not the same", () => {
  for (const children of ["Hazel", "Jayden, Kayla", "Aurora, Silas, Juniper", "Kwame", "Thisbe, Peregrine"]) {
    const found = beside(children);
    expect(
      SIBLING_MOODS.map((mood) => found[mood].length),
      children,
    ).toEqual([8, 8, 8]);
    expect(new Set(all(found).map(({ name }) => name.letters)).size).toBe(24);
    for (const { name, reasons } of all(found)) {
      expect(reasons, name.written).toHaveLength(2);
      expect(reasons[0]?.kind).not.toBe(reasons[1]?.kind);
    }
  }
});

test("beside nobody, and beside names that nobody can read, there is nothing to suggest", () => {
  expect(all(rankSiblings([], book.names))).toEqual([]);
  expect(book.find("美咲")).toBeNull();
});

test("the closest have the time of the children, the fresher are met less often, the surprising are from elsewhere", () => {
  const hazel = family("Hazel");
  const found = beside("Hazel");
  expect(found.closest.map(({ name }) => name.written)).toContain("Violet");
  const [one] = hazel.map(profileOf);
  const likeness = found.closest.map(({ name }) =>
    one === undefined ? 0 : (eraLikeness(one, profileOf(name)) ?? 0),
  );
  expect(Math.min(...likeness)).toBeGreaterThan(0.7);
  for (const { name } of found.fresher)
    expect(name.usage?.births).toBeLessThan(0.61 * (hazel[0]?.usage?.births ?? 0));
  for (const { name } of found.surprising) expect(name.origins).not.toContain("English");
});

test("a flower has flowers and colors beside it, no titles; a Danish name has names of the north; an unknown origin no far one", () => {
  const closest = (name: string) => beside(name).closest.map(({ name: { written } }) => written);
  expect(closest("Violet")).toEqual(expect.arrayContaining(["Hazel", "Lily", "Rose", "Ivy"]));
  for (const title of ["Royal", "Sterling", "Prince", "King", "Major", "Palmer"])
    expect(closest("Violet")).not.toContain(title);
  expect(closest("Soren")).toEqual(expect.arrayContaining(["Liv", "Maren"]));
  for (const far of ["Sumaya", "Ananya", "Siddharth", "Hussein"])
    expect(closest("Dashiell")).not.toContain(far);
});

test("only names of the sex that is asked for", () => {
  for (const gender of ["girl", "boy", "unisex"] as const)
    for (const { name } of all(beside("Hazel, Henry", { gender }))) expect(name.gender).toBe(gender);
});

test("more than five children are not looked at; a name that nobody bears is weighed by its sound", () => {
  expect(all(beside("Ann, Ida, Otis, Ruth, Cyrus"))).toEqual(
    all(beside("Ann, Ida, Otis, Ruth, Cyrus, Violet")),
  );
  expect(all(beside("Zzyzxa"))).toHaveLength(24);
});

test("a child of whose name nothing is known leaves the others their say", () => {
  const [violet, thisbe] = family("Violet, Thisbe");
  if (violet === undefined || thisbe === undefined) throw new Error("There is no Violet, or no Thisbe.");
  const { fresher } = rankSiblings([{ ...thisbe, usage: undefined }, violet], book.names);
  for (const { name, reasons } of fresher) {
    expect(name.usage?.births).toBeLessThan(0.61 * (violet.usage?.births ?? 0));
    expect(reasons[0]).toMatchObject({ kind: "usageRarer", facts: { other: "Violet" } });
  }
});

test("what is not allowed is left out, and others take its place", () => {
  const [first] = beside("Hazel").closest;
  const found = beside("Hazel", { allows: (name) => name.letters !== first?.name.letters });
  expect(found.closest).toHaveLength(8);
  expect(all(found).map(({ name }) => name.letters)).not.toContain(first?.name.letters);
});
