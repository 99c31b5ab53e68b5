import { expect, test } from "vitest";
import { buildAboutDataView } from "./build-about-data-view.ts";

const figures = {
  collection: { names: 1200, byGrade: { A: 300, B: 600, C: 180, U: 120 }, unsourced: 450 },
  edition: { firstYear: 1880, lastYear: 2025, names: 105_966, rows: 2_181_032, births: 375_362_447 },
  families: 41,
  contactEmail: null,
  address: "https://names.example.org/names/about-the-data",
};

test("each grade has its count and its share of the collection", () => {
  const { grades } = buildAboutDataView(figures);
  expect(grades.rows.map(({ grade, count, share }) => [grade, count, share])).toEqual([
    ["A", "300", "25.0%"],
    ["B", "600", "50.0%"],
    ["C", "180", "15.0%"],
    ["U", "120", "10.0%"],
  ]);
  expect(grades.caption).toContain("1,200 names");
  expect(grades.unsourced).toContain("450 of them, 37.5%, don’t name a source yet");
});

test("when every entry has a source, the page does not speak of those without", () => {
  const collection = { ...figures.collection, unsourced: 0 };
  expect(buildAboutDataView({ ...figures, collection }).grades.unsourced).toContain("at least one source");
});

test("the records are told by the edition that is loaded, and no brace is left", () => {
  const words = buildAboutDataView(figures);
  const text = JSON.stringify(words);
  for (const figure of [
    "105,966 names",
    "375,362,447 births",
    "1880 to 2025",
    "edition 2025",
    "before 1937",
    "41 such",
  ])
    expect(text).toContain(figure);
  expect(text).not.toMatch(/\{\w+\}/);
});

test("an error is reported to the address given, or by the contact form", () => {
  expect(buildAboutDataView(figures).report.link).toEqual({
    label: "Write to us",
    href: "/contact?subject=A+mistake+in+the+names&about=%2Fnames%2Fabout-the-data",
  });
  const { report } = buildAboutDataView({ ...figures, contactEmail: "names@example.org" });
  expect(report.link.label).toBe("Write to names@example.org");
  expect(decodeURIComponent(report.link.href)).toContain(figures.address);
});
