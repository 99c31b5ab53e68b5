import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { RULES } from "./finding.ts";
import { readName } from "./full-name.ts";
import { judgeFit } from "./judge-fit.ts";
import { openBook } from "./book/packed-book.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const book = openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8")));

const rows = readFileSync(join(import.meta.dirname, "fixtures.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| name "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, name = "", siblings = "", rule = "", verdict = "", why = ""]) => ({
    name,
    siblings,
    rule,
    verdict,
    why,
  }));

test("the table holds 140 judgements and more, and each rule at least four", () => {
  expect(rows.length).toBeGreaterThanOrEqual(140);
  const counts = Map.groupBy(rows, ({ rule }) => rule);
  expect([...counts].filter(([, of]) => of.length < 4)).toEqual([]);
  expect([...counts.keys()].toSorted()).toEqual(RULES.toSorted());
});

test.each(rows)("$name ($siblings), $rule: $verdict, because $why", ({ name, siblings, rule, verdict }) => {
  const [first = "", ...others] = name.split(" ");
  const last = others.at(-1)?.replaceAll("_", " ") ?? "";
  const typed = { first, sound: "", middle: others.slice(0, -1).join(" "), last, siblings };
  const found = judgeFit(readName(typed, book), book).find((finding) => finding.rule === rule);
  expect(found?.verdict, JSON.stringify(found)).toBe(verdict);
});

test("what a short form and a middle name are heard as is told before there is a surname", () => {
  const typed = { first: "Benjamin", middle: "Dover", last: "", sound: "", siblings: "" };
  const found = judgeFit(readName(typed, book), book).find(({ rule }) => rule === "shortForms");
  expect(found).toMatchObject({ verdict: "caution", reason: "shortPhrase" });
  expect(found?.facts).toMatchObject({ form: "Ben", other: "Dover", phrase: "bend over" });
});
