import { expect, test } from "vitest";
import { buildFindingView } from "./finding-words.ts";

const facts = { one: "Hazel", other: "Lopez", form: "" };

test("a finding is told with the names filled in", () => {
  const words = buildFindingView({
    rule: "runOn",
    verdict: "listen",
    reason: "runOnLong",
    facts,
    guessed: false,
  });
  expect(words.reason).toContain("Hazel ends with the sound that Lopez starts with");
  expect(words.aloud).toBe("Hello, this is Hazel Lopez.");
});

test("without a short form there is no sentence to say", () => {
  const words = buildFindingView({
    rule: "shortForms",
    verdict: "pass",
    reason: "shortNone",
    facts,
    guessed: false,
  });
  expect(words.aloud).toBeNull();
});

test("a rhythm is told without a respelling that would be a slur", () => {
  const words = buildFindingView({
    rule: "style",
    verdict: "pass",
    reason: "styleUnknownBeat",
    facts: { ...facts, unknown: "Kuhn", children: "Kuhn and June", beats: "KOON, JOON" },
    guessed: false,
  });
  expect(words.reason).toContain("These share a rhythm: JOON.");
});
