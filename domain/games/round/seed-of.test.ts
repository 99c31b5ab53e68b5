import { expect, test } from "vitest";
import { seedOf } from "./seed-of.ts";

test("a text gives the same whole number of 32 bits everywhere, and another text another", () => {
  expect(seedOf("")).toBe(2166136261);
  expect(seedOf("a")).toBe(3826002220);
  expect(new Set(["hazel", "hazle", "2026-11-21", "2026-11-22"].map(seedOf)).size).toBe(4);
});
