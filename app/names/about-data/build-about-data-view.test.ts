import { expect, test } from "vitest";
import { COLLECTION_FIGURES } from "#tests/fixtures/collection-figures-by-hand.ts";
import { buildAboutDataView } from "./build-about-data-view.ts";

const figures = {
  collection: COLLECTION_FIGURES,
  edition: { firstYear: 1880, lastYear: 2025, names: 105_966, rows: 2_181_032, births: 375_362_447 },
  families: 41,
  contactEmail: null,
  address: "https://names.example.org/names/about-the-data",
};

test("certainty and evidence have their counts and their shares of the collection", () => {
  const { tables } = buildAboutDataView(figures).meanings;
  const counts = tables.map(({ rows }) => rows.map(({ word, count, share }) => [word, count, share]));
  expect(counts).toEqual([
    [
      ["Settled", "300", "25.0%"],
      ["Likely", "600", "50.0%"],
      ["Disputed", "180", "15.0%"],
      ["Unknown", "120", "10.0%"],
    ],
    [
      ["Name", "390", "32.5%"],
      ["Word", "300", "25.0%"],
      ["Records", "60", "5.0%"],
      ["None", "450", "37.5%"],
    ],
  ]);
  for (const { caption } of tables) expect(caption).toContain("1,200 names");
});

test("shares of births are of all babies, with a name of ours or without", () => {
  const [births] = buildAboutDataView(figures).meanings.end;
  expect(births).toMatch(/^80\.0% of the babies born in 2025 .* 60\.0% got .*, and 50\.0% got/);
});

test("the records are told by the edition that is loaded, and no brace is left", () => {
  const words = buildAboutDataView(figures);
  const text = JSON.stringify(words);
  for (const figure of [
    "105,966 names",
    "375,362,447 births",
    "1880 to 2025",
    "2025 edition",
    "before 1937",
    "41 such",
  ])
    expect(text).toContain(figure);
  expect(text).not.toMatch(/\{\w+\}/);
});

test("every work that entries may cite is credited with its terms, as one that readers can open", () => {
  const { rows } = buildAboutDataView(figures).credits.works;
  expect(rows.find(({ edition }) => edition.startsWith("C. T. Lewis"))?.terms).toContain(
    "Perseus Digital Library",
  );
  for (const { href, terms } of rows)
    expect([href, terms]).toEqual([expect.stringMatching(/^https:[^{]+$/), expect.any(String)]);
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
