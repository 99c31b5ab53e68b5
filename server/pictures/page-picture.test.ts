import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTexts } from "#server/texts/read-texts.ts";
import { ROOT } from "#server/root.ts";
import { pageCards } from "./page-cards.ts";
import { pagePicture } from "./page-picture.ts";
import { renderPng } from "./print.ts";

const cards = pageCards(readTexts(new URL("content/pages/", ROOT)));

test("every fixed page has a title and, but for the cover, a line", () => {
  expect(cards.filter(({ title }) => title === "")).toEqual([]);
  expect(cards.filter(({ line, drawing }) => line === "" && drawing !== "cover")).toEqual([]);
});

test("drawings take the colors of the day, and no text is left for a font", () => {
  const card = cards.find(({ drawing }) => drawing === "section-safety");
  if (card === undefined) throw new Error("No page has the drawing of safety.");
  const svg = pagePicture(card, readFileSync(new URL("app/drawings/section-safety.svg", ROOT), "utf8"));
  expect(svg).not.toMatch(/var\(|<text|NaN|undefined/);
  const png = renderPng(svg);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(60_000);
  expect(renderPng(svg).equals(png)).toBe(true);
});
