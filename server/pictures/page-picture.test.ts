import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { PAGE_CARDS } from "./page-cards.ts";
import { pagePicture } from "./page-picture.ts";
import { renderPng } from "./render-png.ts";

test("every fixed page has a title and a line", () => {
  expect(PAGE_CARDS.filter(({ title, line }) => title === "" || line === "")).toEqual([]);
});

test("drawings take the colors of the day, and no text is left for a font", () => {
  const card = PAGE_CARDS.find(({ drawing }) => drawing === "section-safety");
  if (card === undefined) throw new Error("No page has the drawing of safety.");
  const svg = pagePicture(card, readFileSync(new URL("app/drawings/section-safety.svg", ROOT), "utf8"));
  expect(svg).not.toMatch(/var\(|<text|NaN|undefined/);
  const png = renderPng(svg);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(60_000);
  expect(renderPng(svg).equals(png)).toBe(true);
});
