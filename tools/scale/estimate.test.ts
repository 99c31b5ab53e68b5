import { expect, test } from "vitest";
import { COSTS } from "./costs.ts";
import { estimate } from "./estimate.ts";
import { atPeak, WITH_LIST } from "./traffic.ts";

const births = [900, 90, 10];

test("without a CDN everything reaches us, and lists alone are made anew", () => {
  const [namePage] = estimate(births, COSTS, false);
  const asked = atPeak(1.6);
  expect(namePage).toMatchObject({ kind: "name page", asked, held: 0, reach: asked });
  const { anewMs, heldMs } = COSTS["name page"];
  expect(namePage?.cores).toBeCloseTo(
    (asked * (WITH_LIST * anewMs + (1 - WITH_LIST) * (heldMs ?? 0))) / 1000,
  );
});

test("a CDN takes what is the same for everybody, never pages with a list or what each asks otherwise", () => {
  for (const { kind, asked, held, reach } of estimate(births, COSTS, true)) {
    expect(reach).toBeCloseTo(asked * (1 - held), 10);
    expect(held).toBeLessThanOrEqual(1 - WITH_LIST);
    if (COSTS[kind].heldMs === null) expect(reach).toBe(asked);
    else expect(held).toBeGreaterThan(0.7);
  }
});

test("100 million visits a month are 116 a second at the busiest hour", () => {
  expect(Math.round(atPeak(1))).toBe(116);
});
