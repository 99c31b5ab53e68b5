import { expect, test } from "vitest";
import { buildCorrectionsView } from "./build-corrections-view.ts";

const correction = {
  day: "2026-11-23",
  names: ["Zoë"],
  field: "meaning",
  from: null,
  to: "life",
  reason: "The dictionary says so.",
} as const;

test("a correction is told with its day, a link to the name, and its source as a citation", () => {
  const { newest, earlier } = buildCorrectionsView([
    { ...correction, source: { work: "bibledata", entry: "Zoe" } },
    { ...correction, source: { address: "https://en.wikipedia.org/wiki/Zoe_(name)" } },
    correction,
  ]);
  const [cited, paged, plain] = newest;
  expect(cited).toMatchObject({
    date: "November 23, 2026",
    field: "Meaning",
    changes: [{ names: [{ name: "Zoë", href: "/names/zoe" }], from: "Nothing", to: "life" }],
    source: { title: expect.stringContaining("BibleData"), place: ", Zoe" },
  });
  expect(paged?.source).toEqual({
    title: "Wikipedia, “Zoe (name)”",
    address: "https://en.wikipedia.org/wiki/Zoe_(name)",
    place: "",
  });
  expect(plain?.source).toBeNull();
  expect(earlier).toEqual([]);
});

test("names with one reason and day are told together, and those of which the same changed in one line", () => {
  const { newest } = buildCorrectionsView([
    { ...correction, names: ["Zoë", "Zoe"] },
    { ...correction, names: ["Ada"], reason: "A misprint." },
    { ...correction, names: ["Zoey"], from: "lively" },
    { ...correction, names: ["Zooey"], day: "2026-11-22" },
  ]);
  const named = newest.map(({ changes }) => changes.map(({ names }) => names.map(({ name }) => name)));
  expect(named).toEqual([[["Zoë", "Zoe"], ["Zoey"]], [["Ada"]], [["Zooey"]]]);
});

test("the newest are open, never half of a reason, and the others folded", () => {
  const days = Array.from({ length: 30 }, (_, at) => ({ ...correction, day: `2026-10-${at + 1}` }));
  const many = Array.from({ length: 12 }, (_, at) => ({ ...correction, to: `life ${at}` }));
  const counted = (list: Parameters<typeof buildCorrectionsView>[0]) => {
    const { newest, earlier } = buildCorrectionsView(list);
    return [newest.length, earlier.length];
  };
  expect(counted(days)).toEqual([8, 22]);
  expect(counted([...many, ...days])).toEqual([1, 30]);
  expect(counted(days.slice(0, 3))).toEqual([3, 0]);
  expect(counted([])).toEqual([0, 0]);
});
