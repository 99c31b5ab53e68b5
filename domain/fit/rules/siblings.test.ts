import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { RuleId } from "#domain/fit/finding.ts";
import { readName } from "#domain/fit/full-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const book = openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8")));

const found = (rule: RuleId, first: string, siblings: string) =>
  judgeFit(readName({ first, middle: "", last: "", sound: "", siblings }, book), book).find(
    (finding) => finding.rule === rule,
  );

test("a name that is taken is told before a short form that could be shared", () => {
  const taken = { verdict: "caution", reason: "nicknamesTaken", facts: { other: "Ted" } };
  expect(found("nicknames", "Theodore", "Edward, Ted")).toMatchObject(taken);
  expect(found("nicknames", "Theodore", "Ted, Edward")).toMatchObject(taken);
});

test("a rhyme that is sure is told before one that rests on a guess", () => {
  expect(found("siblingRhyme", "Aiden", "Vayden")).toMatchObject({ verdict: "listen", guessed: true });
  expect(found("siblingRhyme", "Aiden", "Vayden, Hayden")).toMatchObject({
    verdict: "caution",
    facts: { other: "Hayden" },
  });
});

test("times that go together are told of the child whose name is most alike, and peaks far apart are not hidden", () => {
  expect(found("era", "Olivia", "Emma, Liam")).toMatchObject({
    reason: "eraTogether",
    facts: { other: "Liam" },
  });
  expect(found("era", "Olivia", "Emma")).toMatchObject({
    verdict: "pass",
    reason: "eraShared",
    facts: { peak: "2010", otherPeak: "1880" },
  });
});
