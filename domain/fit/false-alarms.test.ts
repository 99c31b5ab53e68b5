import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { rounds } from "#tests/support/matrix.ts";
import { composedNames } from "./book/composed-names.ts";
import type { Finding, Reason } from "./finding.ts";
import { readName } from "./full-name.ts";
import { judgeFit } from "./judge-fit.ts";
import { openBook } from "./book/packed-book.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const COUNT = 500;

/**
 * To be listened to, for a reason that anybody can hear: a sound meets itself, three strong beats, three like beginnings,
 * the same last syllable, very few or very many syllables. Whatever else is said of an ordinary name is a false alarm, and
 * every caution is, however apt (Jack Carter is one here).
 */
const AUDIBLE: ReadonlySet<Reason> = new Set<Reason>([
  "runOnSame",
  "runOnLong",
  "runOnVowel",
  "stressMeets",
  "stressBeats",
  "startAll",
  "endingsSame",
  "lengthShort",
  "lengthLong",
  "lengthForms",
]);

const isFalse = ({ verdict, reason }: Finding) =>
  verdict === "caution" || (verdict === "listen" && !AUDIBLE.has(reason));

const book = openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8")));
const surnames = readFileSync(join(ROOT, "data/surnames/us-surnames.txt"), "utf8")
  .split(/\s+/)
  .filter((name) => name !== "");

test("of 500 ordinary full names, false alarms are raised at fewer than 10 %, and anything is said of fewer than 20 %", () => {
  const names = composedNames(records, surnames, COUNT);
  expect(new Set(names.map((name) => JSON.stringify(name))).size).toBe(COUNT);

  const judged = names.map((name) => judgeFit(readName(name, book), book));
  const share = (of: (finding: Finding) => boolean) =>
    judged.filter((findings) => findings.some(of)).length / COUNT;
  const cautions = share(({ verdict }) => verdict === "caution");
  const alarms = share(isFalse);
  const remarks = share(({ verdict }) => verdict !== "pass");
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  process.stdout.write(
    `Of ${COUNT} ordinary names: caution ${percent(cautions)}, false alarm ${percent(alarms)}, any remark ${percent(remarks)}\n`,
  );

  expect(cautions).toBeLessThan(0.02);
  expect(alarms).toBeLessThan(0.1);
  expect(remarks).toBeLessThan(0.2);
});

const MANY = rounds({ few: 2000, all: 4000 });

test(`of ${MANY} with a middle name, fewer than 1 in 1,000 is heard as a phrase or a bearer, whichever two of its names are taken`, () => {
  const names = composedNames(records, surnames, MANY);
  const heard = names.flatMap((name) =>
    judgeFit(readName(name, book), book).filter(
      ({ rule, verdict }) => (rule === "joined" || rule === "shortForms") && verdict !== "pass",
    ),
  );
  const phrases = heard
    .filter(({ facts: { phrase } }) => phrase !== "")
    .map(({ facts: { phrase } }) => phrase);
  process.stdout.write(`Of ${MANY}: ${phrases.length} phrases (${[...new Set(phrases)].join(", ")})\n`);
  expect(phrases.length).toBeLessThan(MANY / 1000);
});
