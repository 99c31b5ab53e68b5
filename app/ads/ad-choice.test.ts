import { expect, test } from "vitest";
import { readChoice, writeChoice } from "./ad-choice.ts";

const HOST = "ads.example";
const NOW = new Date("2026-11-21T12:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test("an answer is kept for twelve months", () => {
  for (const choice of ["allowed", "house"] as const) {
    const kept = writeChoice(choice, HOST, NOW);
    expect(readChoice(kept, HOST, NOW)).toBe(choice);
    expect(readChoice(kept, HOST, after(364))).toBe(choice);
    expect(readChoice(kept, HOST, after(366))).toBeNull();
  }
});

test("an answer about one provider is none about another", () => {
  expect(readChoice(writeChoice("allowed", HOST, NOW), "other.example", NOW)).toBeNull();
});

test("nothing, or something damaged, is no answer", () => {
  for (const kept of [null, "", "allowed", `allowed ${HOST}`, `yes ${HOST} 2027-01-01T00:00:00Z`]) {
    expect(readChoice(kept, HOST, NOW)).toBeNull();
  }
});
