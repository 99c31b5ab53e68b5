import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBook } from "#domain/fit/book/packed-book.ts";
import type { Finding } from "#domain/fit/finding.ts";
import { type NameParts, namePartOf } from "#domain/fit/full-name.ts";
import { initials } from "#domain/fit/rules/initials.ts";
import { joined } from "#domain/fit/rules/joined.ts";
import { rhyme } from "#domain/fit/rules/rhyme.ts";
import { runOn } from "#domain/fit/rules/run-on.ts";
import { shortForms } from "#domain/fit/rules/short-forms.ts";
import { familyBookOf } from "#domain/fit/siblings/family-book-of.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { rounds } from "#tests/support/matrix.ts";
import { rankMiddles } from "./rank-middles.ts";

const DATA = join(import.meta.dirname, "..", "..", "..", "data");
const fit = openBook(JSON.parse(readFileSync(join(DATA, "fit/book.json"), "utf8")));
const { names } = familyBookOf(fit);

/** Those of the full-name check that a middle name must pass. */
const RULES = [runOn, rhyme, joined, shortForms, initials];
const byRules = (whole: NameParts): readonly Finding[] => RULES.flatMap((rule) => rule(whole, fit) ?? []);

const NAMES = rounds({ few: 1_000, all: 10_000 });

test(
  "in thousands of names drawn by chance, the full-name check finds no run-on, rhyme, initials or phrase in what is suggested",
  { timeout: 120_000 },
  () => {
    const surnames = readFileSync(join(DATA, "surnames/us-surnames.txt"), "utf8").trim().split(/\s+/);
    const dice = seededDice(23);
    const any = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)];
    const drawn = (count: number) =>
      Array.from({ length: count }, () => any(names)).filter((name) => name !== undefined);
    const byStart = Map.groupBy(names, ({ letters }) => letters.charAt(0));
    let suggested = 0;
    for (let round = 0; round < NAMES; round++) {
      const [first] = drawn(1);
      const surname = round % 4 === 0 ? null : namePartOf(any(surnames) ?? "", fit);
      if (first === undefined) continue;
      // Names that begin as the first one ends, and that bear its short forms, are put in the way on purpose.
      const near = (byStart.get(first.letters.at(-1) ?? "") ?? []).slice(round % 7, (round % 7) + 4);
      const pool = [...new Set([...drawn(8), ...near, first])];
      for (const { name } of rankMiddles({ first, surname }, pool, { unwanted: fit, most: 2 })) {
        suggested++;
        const findings = byRules({ first, middles: [name], surname, siblings: [] });
        const bad: Finding | undefined = findings.find(
          ({ rule, verdict, reason, facts }) =>
            verdict !== "pass" &&
            (rule !== "shortForms" || reason === "shortPhrase") &&
            // What first name and surname do by themselves is no fault of the middle name.
            (facts["initials"]?.length === 6 || Object.values(facts).includes(name.written)),
        );
        if (bad !== undefined)
          expect.fail(
            `${first.written} ${name.written} ${surname?.written ?? ""}: ${bad.rule}, ${bad.reason}`,
          );
      }
    }
    expect(suggested).toBeGreaterThan(1.5 * NAMES);
  },
);
