import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { compile } from "./compile.ts";

const Y2000 = "Ann,F,300\r\nBea,F,7\r\nZoe,F,7\r\nBo,M,5\r\n";
const Y2001 = "Ann,F,9\r\nBo,M,6\r\nAnn,M,5\r\n";

type Files = Record<string, string>;

function zipOf(files: Files, level: 0 | 9 = 9): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level,
  });
}

function compiled(files: Files, older?: Parameters<typeof compile>[1]) {
  const result = compile(zipOf(files), older);
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

function problemOf(zip: Uint8Array, older?: Parameters<typeof compile>[1]): string {
  const result = compile(zip, older);
  return "problem" in result ? result.problem : "none";
}

function problemInYear(text: string): string {
  return problemOf(zipOf({ "yob2000.txt": text }));
}

test("every name, sex and year comes back", () => {
  const { records, edition } = compiled({
    "yob2000.txt": Y2000,
    "yob2001.txt": Y2001,
    "NationalReadMe.pdf": "%PDF",
  });
  expect(records.names.all()).toEqual(["Ann", "Bea", "Bo", "Zoe"]);
  expect([...records.counts(0, "F")]).toEqual([300, 9]);
  expect([...records.counts(0, "M")]).toEqual([0, 5]);
  expect(records.rankIn(3, "F", 2000)).toBe(3);
  expect(edition).toMatchObject({
    edition: 2001,
    firstYear: 2000,
    rows: 7,
    births: 339,
    names: 4,
    keptNames: [],
  });
  expect(edition.listedBirths).toEqual({ F: { 2000: 314, 2001: 9 }, M: { 2000: 5, 2001: 11 } });
  expect(edition.listedNames).toEqual({ F: { 2000: 3, 2001: 1 }, M: { 2000: 1, 2001: 2 } });
});

test("the same records give the same bytes, however they were zipped", () => {
  const once = compile(zipOf({ "yob2000.txt": Y2000, "yob2001.txt": Y2001 }));
  const again = compile(zipOf({ "yob2001.txt": Y2001, "yob2000.txt": Y2000 }, 0));
  expect(once).toHaveProperty("packed");
  expect("packed" in again && again.packed).toEqual("packed" in once && once.packed);
  expect("edition" in again && again.edition).toEqual("edition" in once && once.edition);
});

test("a name that a new edition drops is kept without births, and said so", () => {
  const older = compiled({ "yob2000.txt": Y2000 }).records;
  const revised = { "yob2000.txt": Y2000.replace("Bea,F,7\r\n", ""), "yob2001.txt": Y2001 };
  const newer = compiled(revised, older);
  expect(newer.edition.keptNames).toEqual(["Bea"]);
  expect(newer.edition.names).toBe(3);
  expect(newer.records.names.all()).toEqual(older.names.all());
  expect(newer.records.total(newer.records.indexOf("Bea"), "F")).toBe(0);
  expect(compiled(revised, newer.records).edition.keptNames).toEqual(["Bea"]);
});

test("an archive with fewer years than are already compiled is refused", () => {
  const older = compiled({ "yob2000.txt": Y2000, "yob2001.txt": Y2001 }).records;
  expect(problemOf(zipOf({ "yob2000.txt": Y2000 }), older)).toMatch(
    /^holds 2000–2000, but 2000–2001 are already/,
  );
  expect(problemOf(zipOf({ "yob2001.txt": Y2001 }), older)).toMatch(
    /^holds 2001–2001, but 2000–2001 are already/,
  );
});

test("what is not an archive of year files is refused", () => {
  expect(problemOf(strToU8("Ann,F,300"))).toMatch(/^not a zip archive that can be read/);
  expect(problemOf(zipOf({ "AK.TXT": "AK,F,1910,Mary,14\r\n" }))).toBe("no yobYYYY.txt files in the archive");
  expect(problemOf(zipOf({ "yob2000.txt": Y2000, "yob2002.txt": Y2001 }))).toBe("yob2001.txt is missing");
});

test("a malformed line is named by file and line", () => {
  const form = "is not Name,F or M,count";
  expect(problemInYear("Ann,F,9\r\nBo;M;5\r\n")).toBe(`yob2000.txt line 2: "Bo;M;5" ${form}`);
  expect(problemInYear("Ann,F,9\r\n\r\nBo,M,5\r\n")).toBe(`yob2000.txt line 2: "" ${form}`);
  for (const line of [
    "ann,F,9",
    "Zoë,F,9",
    "Mary Ann,F,9",
    "A,F,9",
    "Ann,X,9",
    "Ann,F,9.5",
    "Ann,F,-9",
    "Ann,F,09",
  ]) {
    expect(problemInYear(`${line}\r\n`)).toMatch(form);
  }
});

test("a list that SSA would not have written is refused at the line where it goes wrong", () => {
  expect(problemInYear("Ann,F,4\r\n")).toBe('yob2000.txt line 1: "Ann,F,4" has a count below 5');
  expect(problemInYear("Ann,F,9\r\nBea,F,8\r\nAnn,F,7\r\n")).toBe(
    'yob2000.txt line 3: "Ann,F,7" stands twice',
  );
  expect(problemInYear("Ann,F,8\r\nBea,F,9\r\n")).toMatch(
    'line 2: "Bea,F,9" comes after a smaller count (8)',
  );
  expect(problemInYear("Bea,F,8\r\nAnn,F,8\r\n")).toMatch(
    '"Ann,F,8" comes after Bea, which has the same count',
  );
  expect(problemInYear("Ann,F,9\r\nBo,M,8\r\nBea,F,7\r\n")).toMatch('"Bea,F,7" comes after the boys began');
});

test("a file that is cut off or lacks a sex is refused", () => {
  expect(problemInYear("Ann,F,9\r\nBo,M,8")).toBe("yob2000.txt: the last line is cut off (no line end)");
  expect(problemInYear("")).toBe("yob2000.txt: no girls' names");
  expect(problemInYear("Ann,F,9\r\n")).toBe("yob2000.txt: no boys' names");
  expect(problemInYear("Bo,M,9\r\n")).toBe("yob2000.txt: no girls' names");
});
