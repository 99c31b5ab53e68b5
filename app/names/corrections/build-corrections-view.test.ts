import { expect, test } from "vitest";
import { buildCorrectionsView } from "./build-corrections-view.ts";

test("a correction is told with its day, a link to the name, and its source as a citation", () => {
  const correction = {
    day: "2026-11-23",
    name: "Zoë",
    field: "meaning",
    from: null,
    to: "life",
    reason: "The dictionary says so.",
  } as const;
  const [cited, paged, plain] = buildCorrectionsView([
    { ...correction, source: { work: "bibledata", entry: "Zoe" } },
    { ...correction, source: { address: "https://en.wikipedia.org/wiki/Zoe_(name)" } },
    correction,
  ]);
  expect(cited).toMatchObject({
    date: "November 23, 2026",
    name: "Zoë",
    href: "/names/zoe",
    field: "Meaning",
    from: "Nothing",
    to: "life",
    source: { title: expect.stringContaining("BibleData"), place: ", Zoe" },
  });
  expect(paged?.source).toEqual({
    title: "Wikipedia, “Zoe (name)”",
    address: "https://en.wikipedia.org/wiki/Zoe_(name)",
    place: "",
  });
  expect(plain?.source).toBeNull();
});
