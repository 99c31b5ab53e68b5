import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { syllablesOf } from "#domain/fit/sound/said.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { rounds } from "#tests/support/matrix.ts";
import { familyBookOf } from "./family-book-of.ts";
import type { FamilyName } from "./family-name.ts";
import type { FamilyReason } from "./family-reason.ts";
import { SIBLING_MOODS } from "./moods.ts";
import { rankSiblings } from "./rank-siblings.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const { names } = familyBookOf(openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8"))));

/** Whether what is told holds, looked up anew for the names that it names. */
function isTrue(name: FamilyName, family: readonly FamilyName[], { kind, facts }: FamilyReason): boolean {
  const told = (facts["names"] ?? facts["other"] ?? "").split(/, | and /);
  const named = family.filter(({ written }) => told.includes(written));
  const births = name.usage?.births ?? 0;
  const { origin = "", otherOrigin = "", style = "", decade = "" } = facts;
  const every = (holds: (child: FamilyName) => boolean) => named.length > 0 && named.every(holds);
  switch (kind) {
    case "eraPeak":
      return every(({ era }) => `${era?.peak}s` === decade) && `${name.era?.peak}s` === decade;
    case "eraToday":
      return name.era?.peak === 2020;
    case "usageNear":
      return every(({ usage }) => Math.max(usage?.births ?? 0, 4) <= 1.51 * Math.max(births, 4));
    case "usageRarer":
      return every(({ usage }) => (usage?.births ?? 0) > births);
    case "originSame":
      return name.origins.includes(origin) && every(({ origins }) => origins.includes(origin));
    case "originKin":
      return name.origins.includes(origin) && every(({ origins }) => origins.includes(otherOrigin));
    case "originOther":
      return every(({ origins }) => !origins.some((each) => name.origins.includes(each)));
    case "style":
      return name.styles.includes(style) && every(({ styles }) => styles.includes(style));
    case "rhythm":
      return family.every(({ said }) => syllablesOf(said) !== syllablesOf(name.said));
    // By what the score is made of; sounds and drops have tests of their own.
    case "eraCurve":
    case "usageOther":
    case "sounds":
    case "apart":
      return true;
    // Told of middle names alone.
    case "pattern":
    case "beats":
    case "seams":
    case "initials":
      return false;
  }
}

const FAMILIES = rounds({ few: 30, all: 80 });

test(`every reason told beside ${FAMILIES} families is true of the names that it names`, () => {
  const dice = seededDice(5);
  const counts = new Map<string, number>();
  for (let round = 0; round < FAMILIES; round++) {
    const family = Array.from(
      { length: 1 + (round % 4) },
      () => names[Math.floor(dice() * names.length)],
    ).filter((name) => name !== undefined);
    const found = rankSiblings(family, names);
    for (const { name, reasons } of SIBLING_MOODS.flatMap((mood) => found[mood]))
      for (const reason of reasons) {
        counts.set(reason.kind, (counts.get(reason.kind) ?? 0) + 1);
        if (!isTrue(name, family, reason))
          expect.fail(
            `${name.written} beside ${family.map(({ written }) => written).join()}: ${reason.kind}`,
          );
      }
  }
  expect(counts.size).toBeGreaterThan(8);
});
