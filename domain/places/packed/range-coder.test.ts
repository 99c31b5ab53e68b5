import { expect, test } from "vitest";
import { CERTAIN, createDecoder, createEncoder } from "./range-coder.ts";

/** Codes decisions of which each is 1 with a chance that both sides know; gives the bytes. */
function encode(decisions: readonly number[], chanceAt: (at: number) => number): Uint8Array {
  const encoder = createEncoder();
  for (const [at, decision] of decisions.entries()) encoder.code(decision, chanceAt(at));
  return encoder.end();
}

test("decisions come back, however surprising they are", () => {
  const decisions = Array.from({ length: 5000 }, (_, at) => (at * at + (at >> 3)) % 2);
  for (const chanceAt of [
    () => 1,
    () => CERTAIN - 1,
    () => CERTAIN / 2,
    (at: number) => 1 + ((at * 7919) % (CERTAIN - 1)),
  ]) {
    const decoder = createDecoder(encode(decisions, chanceAt));
    expect(decisions.map((_, at) => decoder.code(0, chanceAt(at)))).toEqual(decisions);
  }
});

test("what was to be expected takes next to nothing, and nothing takes four bytes", () => {
  const ones = Array.from({ length: 80_000 }, () => 1);
  expect(encode(ones, () => CERTAIN - 1).length).toBeLessThan(10);
  expect(encode(ones.slice(0, 8000), () => CERTAIN / 2).length).toBeCloseTo(1000, -1);
  expect(encode([], () => 1)).toHaveLength(4);
});
