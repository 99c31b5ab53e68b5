import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marksFile } from "./marks-file.ts";

const drawing = (name: string) =>
  readFileSync(new URL(`../../app/drawings/${name}.svg`, import.meta.url), "utf8");

test("the file of the marks holds the drawings as they are: after a change, npx node tools/draw-marks.ts", () => {
  expect(marksFile(drawing)).toBe(drawing("marks"));
});
