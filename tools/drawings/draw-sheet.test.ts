import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { drawSheet } from "./draw-sheet.ts";

test.for(SHEET_IDS)(
  "the small picture of %s is its page: after a change, npx node tools/draw-sheets.ts",
  async (id) => {
    const kept = readFileSync(new URL(`../../app/drawings/sheets/${id}.svg`, import.meta.url), "utf8");
    expect(await drawSheet(id)).toBe(kept);
  },
);
