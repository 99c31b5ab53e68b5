import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OUR_BRAND } from "#content/site/brand.ts";
import { contrastFaults, OUR_COLORS } from "./colors.ts";

test("the colors are those of the style sheet", () => {
  const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
  const said = Array.from(css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g));
  expect(Object.fromEntries(said.map(([, name, day, night]) => [name, [day, night]]))).toEqual(OUR_COLORS);
});

test("what a browser paints around a page is of the same colors", () => {
  const { cover, paper, nightPaper } = OUR_BRAND.around;
  expect([cover, paper, nightPaper].map((color) => color.toLowerCase())).toEqual([
    OUR_COLORS.butter[0],
    ...OUR_COLORS.paper,
  ]);
});

test("ours can be read, and what cannot is told with what to do", () => {
  expect(contrastFaults(OUR_COLORS)).toEqual([]);
  const pale = { ...OUR_COLORS, "ink-3": ["#9aa0b0", "#9c8b6d"] } as const;
  expect(contrastFaults(pale)[0]).toBe(
    "ink-3 on paper has a contrast of 2.5 to 1 by day, and needs 4.5: make one darker or the other lighter",
  );
});
