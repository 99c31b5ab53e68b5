import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { onsetOfRime, rimeOf } from "#domain/fit/sound/rime.ts";
import { heard, phonesOf } from "#domain/fit/sound/said.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { rounds } from "#tests/support/matrix.ts";
import { familyBookOf } from "./family-book-of.ts";
import type { FamilyName } from "./family-name.ts";
import { SIBLING_MOODS } from "./moods.ts";
import { rankSiblings, type SiblingNames } from "./rank-siblings.ts";

const BOOK = join(import.meta.dirname, "..", "..", "..", "data", "fit", "book.json");
const { names } = familyBookOf(openBook(JSON.parse(readFileSync(BOOK, "utf8"))));
const all = (found: SiblingNames) => SIBLING_MOODS.flatMap((mood) => found[mood]);

type Heard = {
  readonly rime: string;
  readonly onset: string;
  readonly sounds: string;
  readonly forms: readonly string[];
};

const heardOf = new Map(
  names.map((name): [FamilyName, Heard] => [
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

const FAMILIES = rounds({ few: 1_000, all: 10_000 });

test(
  "in thousands of families drawn by chance, none is suggested a rhyme, a repetition, a near miss or a shared short form",
  { timeout: 120_000 },
  () => {
    const dice = seededDice(17);
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
    for (let round = 0; round < FAMILIES; round++) {
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
    expect(traps).toBeGreaterThan(5 * FAMILIES);
  },
);
