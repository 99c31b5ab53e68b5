import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { compose } from "#tests/fixtures/compare-by-hand.ts";
import { figureRowsHtml } from "./figure-rows.ts";

test("each year has a row with a figure of each line, the newest first, and a dash where none is published", () => {
  const [line] = compose("names=ada").lines;
  if (line === undefined) throw new Error("Ada has no line.");
  const lines = [
    { ...line, values: [12_345.6, null] },
    { ...line, values: [0, 7] },
  ];
  const rows = figureRowsHtml({ lines, years: { from: 2024, to: 2025 } });
  const { document } = parseHTML(`<table><tbody>${rows}</tbody></table>`);
  const read = Array.from(document.querySelectorAll("tr"), (row) =>
    Array.from(row.querySelectorAll("th, td"), ({ textContent }) => textContent),
  );
  expect(read).toEqual([
    ["2025", "–", "7"],
    ["2024", "12,345.6", "0"],
  ]);
});
