import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readYearRows, yearRowsHtml } from "./year-rows.ts";

const LINES = "2025,1200,746.6,85,,,\n2024,1234567,1003.1,10000,7,4.1,9000";

test("figures are told with commas, what is unpublished with a dash, in the order of the columns", () => {
  const { document } = parseHTML(`<table><tbody>${yearRowsHtml(LINES, ["boy", "girl"])}</tbody></table>`);
  const rows = Array.from(document.querySelectorAll("tr"), (row) =>
    Array.from(row.querySelectorAll("th, td"), ({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["2025", "–", "", "", "1,200", "746.6", "85"],
    ["2024", "7", "4.1", "9,000", "1,234,567", "1,003.1", "10,000"],
  ]);
});

test("the lines are read back from the page as they were", () => {
  const { document } = parseHTML(`<table><tbody>${yearRowsHtml(LINES, ["boy", "girl"])}</tbody></table>`);
  expect(readYearRows(document, ["boy", "girl"])).toBe(LINES);
});
