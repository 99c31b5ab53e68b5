import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { STYLES } from "#content/fit/styles.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { onsetOfRime, rimeOf } from "#domain/fit/sound/rime.ts";
import { heard, phonesOf } from "#domain/fit/sound/said.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createFamilyBook } from "./create-family-book.ts";
import type { FamilyName } from "./family-name.ts";
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

type Heard = {
  readonly rime: string;
  readonly onset: string;
  readonly sounds: string;
  readonly forms: readonly string[];
};

const heardOf = new Map(
  book.names.map((name): [FamilyName, Heard] => [
    name,
    {
      rime: rimeOf(name.said),
      onset: onsetOfRime(name.said),
      sounds: heard(phonesOf(name.said)),
      forms: name.shortForms.map(foldName),
    },
  ]),
);

/** As somebody would check it by hand, by counting. */
function mustNotMeet(one: FamilyName, other: FamilyName): string | null {
  const [mine, theirs] = [heardOf.get(one), heardOf.get(other)];
  if (mine === undefined || theirs === undefined || one.letters === other.letters) return "the same name";
  if (mine.rime === theirs.rime && mine.onset !== theirs.onset) return "a rhyme";
  if (soundsApart(mine.sounds, theirs.sounds) < 2) return "one sound apart";
  if (mine.forms.includes(other.letters) || theirs.forms.includes(one.letters))
    return "a short form that is taken";
  return mine.forms.some((form) => theirs.forms.includes(form)) ? "a short form in common" : null;
}

/** Sounds to change, leave out or add until one is the other; 2 when the lengths alone are so far apart. */
function soundsApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

test(
  "in 10,000 families drawn by chance, none is suggested a rhyme, a repetition, a near miss or a shared short form",
  { timeout: 120_000 },
  () => {
    const dice = seededDice(17);
    const { names } = book;
    const drawn = (count: number) =>
      Array.from({ length: count }, () => names[Math.floor(dice() * names.length)]).filter(
        (name) => name !== undefined,
      );
    // Names that must not be suggested are put in the way on purpose.
    const formsOf = (name: FamilyName) => [name.letters, ...name.shortForms.map(foldName)];
    const byRime = Map.groupBy(names, ({ said }) => rimeOf(said));
    const byForm = Map.groupBy(
      names.flatMap((name) => formsOf(name).map((form) => ({ form, name }))),
      ({ form }) => form,
    );
    const trapsFor = new Map(
      names.map((name) => [
        name,
        [
          ...(byRime.get(rimeOf(name.said)) ?? []).slice(0, 5),
          ...formsOf(name)
            .flatMap((form) => byForm.get(form)?.slice(0, 4) ?? [])
            .map((each) => each.name),
        ],
      ]),
    );
    let traps = 0;
    for (let round = 0; round < 10_000; round++) {
      const children = drawn(1 + (round % 5));
      const near = children.flatMap((child) => trapsFor.get(child) ?? []);
      traps += near.length;
      const found = all(rankSiblings(children, [...new Set([...drawn(12), ...near])], { each: 3 }));
      for (const { name } of found)
        for (const child of children) {
          const why = mustNotMeet(name, child);
          if (why !== null) expect.fail(`${name.written} beside ${child.written}: ${why}`);
        }
    }
    expect(traps).toBeGreaterThan(50_000);
  },
);
