import { expect, test } from "vitest";
import type { Finding, Verdict } from "#domain/fit/finding.ts";
import { summaryWords } from "./summary-words.ts";

const finding = (verdict: Verdict): Finding => ({
  rule: "rhyme",
  verdict,
  reason: "rhymeNone",
  facts: {},
  guessed: false,
});

test("verdicts are counted, never added up", () => {
  expect(summaryWords([finding("pass"), finding("listen"), finding("caution"), finding("caution")])).toBe(
    "2 cautions, 1 thing to listen for, 1 passes.",
  );
  expect(summaryWords([finding("pass"), finding("pass")])).toBe(
    "Sounds good. We found nothing to watch out for.",
  );
});
