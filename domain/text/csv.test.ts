import { expect, test } from "vitest";
import { csvFile, csvLine } from "./csv.ts";

test("a field with a comma, a quotation mark or a line end is quoted, and no other", () => {
  expect(csvLine(["Ada", "noble, kind", 'called "life"', "two\nlines", 7, ""])).toBe(
    'Ada,"noble, kind","called ""life""","two\nlines",7,',
  );
});

test("every line of a file is ended, the last as well", () => {
  expect(csvFile(["year", "births"], [[2024, 5]])).toBe("year,births\r\n2024,5\r\n");
});

test("the byte order mark stands where a letter is not ASCII, or always where that is asked for", () => {
  expect(csvFile(["name"], [["Zoë"]])).toBe("\uFEFFname\r\nZoë\r\n");
  expect(csvFile(["name"], [["Zoe"]])).toBe("name\r\nZoe\r\n");
  expect(csvFile(["name"], [["Zoe"]], { mark: "always" })).toBe("\uFEFFname\r\nZoe\r\n");
});
