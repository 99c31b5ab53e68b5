import { describe, expect, test } from "vitest";
import { createCompareBook } from "#domain/compare/create-compare-book.ts";
import { readCompare } from "#domain/compare/read-compare.ts";
import { recordsByHand, years } from "#domain/names/records-by-hand.ts";
import { withFamilies } from "#domain/names/sound-family.ts";
import { recordOf } from "#domain/names/ssa-spelling.ts";
import { summariseRecord } from "#domain/names/summarise.ts";
import { chartSvg } from "./chart-svg.ts";
import type { CompareBooks } from "./compare-books.ts";
import { composeCompare } from "./compose-compare.ts";
import { figuresCsv } from "./figures-csv.ts";

const NAMES = "Ada Bea Cleo Dora Eve Fay Gia Hope Ivy".split(" ");
const records = recordsByHand(2016, 2025, {
  ...Object.fromEntries(NAMES.map((name, place) => [name, { F: years(10, 100 + place) }])),
  Frances: { F: years(9, 30), M: years(9, 5) },
  Francis: { F: years(9, 5), M: years(9, 35) },
  Hazel: { F: years(10, 50) },
  Sofia: { F: years(10, 40) },
  Sophia: { F: years(10, 60) },
  Jo: { F: years(10, 20), M: years(10, 25) },
  Maximilianalexa: { F: years(10, 20), M: years(10, 5) },
  Rowan: { F: years(10, 5), M: years(10, 45) },
  Theodore: { M: [0, 0, 0, 0, 7, 0, 0, 0, 0, 0] },
  Violet: { F: years(10, 30) },
});
const summary = (id: string) => {
  const record = recordOf(records, id);
  return record === -1 ? undefined : summariseRecord(records, record);
};
const books: CompareBooks = {
  names: { summary, didYouMean: () => [summary("hazel")].flatMap((each) => each ?? []) },
  compare: createCompareBook({
    families: withFamilies(records, [
      ["Sofia", "Sophia"],
      ["Frances", "Francis"],
    ]),
    entryOf: () => undefined,
    lifeTables: { firstCohort: 2010, step: 10, alive: { F: [[100_000]], M: [[100_000]] } },
  }),
};
const compose = (query: string) =>
  composeCompare(books, readCompare(new URLSearchParams(query), books.compare.records));

describe("The page", () => {
  test("without names shows an example; its links name them", () => {
    const words = compose("");
    expect(words).toMatchObject({
      isExample: true,
      title: "Hazel, Theodore and Violet",
      address: "/compare",
    });
    expect(words.lines[0]?.without).toBe("/compare?names=theodore,violet&start=ma");
  });

  test("with an empty list shows none", () => {
    expect(compose("names=")).toMatchObject({ isExample: false, lines: [], drawing: null, facts: [] });
  });

  test("draws eight names and lets the ninth take the last one's place", () => {
    const words = compose(`names=${NAMES.join(",")}`);
    expect(words.lines).toHaveLength(8);
    expect(words.notices).toEqual([
      {
        text: "A chart holds 8 names. Waiting for a place, to take instead of the last one:",
        ways: [{ label: "Ivy", to: "/compare?names=ada,bea,cleo,dora,eve,fay,gia,ivy,hope" }],
      },
    ]);
    expect(words.lines.at(0)?.without).toContain("hope,ivy");
  });

  test("says which name is on no record, offers near ones, and keeps what was typed", () => {
    const words = compose("names=Ada,Hazzel");
    expect(words.title).toBe("Ada");
    expect(words.notices).toEqual([
      {
        text: "“Hazzel” is on no record. Did you mean:",
        ways: [
          { label: "Hazel", to: "/compare?names=ada,hazel" },
          { label: "Leave it out", to: "/compare?names=ada" },
        ],
      },
    ]);
    expect(words.address).toBe("/compare?names=ada,Hazzel");
  });

  test("counts all spellings where that is asked for, and says that they have no rank", () => {
    const words = compose("names=sofia*&measure=rank");
    expect(words).toMatchObject({ drawing: null, rankNote: true });
    expect(words.lines[0]?.spellings).toMatchObject({
      label: "Only Sofia",
      to: "/compare?names=sofia&measure=rank",
    });
    expect(compose("names=sophia").lines[0]?.spellings?.label).toBe("All 2 spellings");
  });

  test("tells where a line ends that ended early", () => {
    const { drawing, label } = compose("names=theodore,hazel&measure=births");
    expect(drawing?.frames.large.ends.map(({ words }) => words)).toEqual([
      ["Theodore", "last in 2020"],
      ["Hazel", "50"],
    ]);
    expect(label).toBe("Births a year, 2016 to 2025. Theodore: 7 boys in 2020. Hazel: 50 girls in 2025.");
  });

  test("says in words what could not be had", () => {
    const texts = compose("names=ada&from=2030&to=soon&start=zz&measure=x").notices.map(({ text }) => text);
    expect(texts).toEqual([
      "“x” is none of the choices here, so the usual one is shown.",
      "The records run from 2016 to 2025; they do not reach 2030.",
      "“soon” is not a year between 2016 and 2025, so all years are shown on that side.",
      "A line needs two years. Shown: 2024–2025.",
      "No name on record starts with “Zz” in these years.",
    ]);
  });
});

describe("A name that is given to both", () => {
  const whoseOf = (query: string, line = 0) => compose(query).lines[line]?.whoseElse;

  test("says whose its line is, and can be set to the other sex or side by side", () => {
    const { title, lines, drawing, label } = compose("names=rowan,ada&measure=births");
    expect(title).toBe("Rowan and Ada");
    expect(label).toContain("Rowan: 45 boys in 2025. Ada: 100 girls in 2025.");
    expect(drawing?.frames.large.ends.map(({ words }) => words)).toEqual([
      ["Rowan, boys", "45"],
      ["Ada", "100"],
    ]);
    expect(drawing?.frames.small.ends.map(({ words }) => words)).toEqual([["Rowan", "boys"], ["Ada"]]);
    expect(lines.map(({ whose }) => whose)).toEqual(["boys", null]);
    expect(lines[0]?.whoseElse).toEqual({
      ways: [
        {
          word: "girls",
          label: "Rowan for girls",
          to: "/compare?names=rowan.girls,ada&measure=births",
          chosen: false,
        },
        {
          word: "boys",
          label: "Rowan for boys",
          to: "/compare?names=rowan,ada&measure=births",
          chosen: true,
        },
      ],
      sideBySide: "/compare?names=rowan.girls,rowan,ada&measure=births",
    });
    expect(lines[1]?.whoseElse).toBeNull();
  });

  test("stands twice on the chart, and both are named; nothing is offered a second time", () => {
    const words = compose("names=rowan.girls,rowan.boys&measure=births");
    expect(words).toMatchObject({
      title: "Rowan for girls and Rowan for boys",
      address: "/compare?names=rowan.girls,rowan&measure=births",
    });
    expect(words.label).toContain("Rowan for girls: 5 girls in 2025. Rowan for boys: 45 boys in 2025.");
    expect(words.lines.map(({ style }) => style.color)).toEqual(["girl", "boy"]);
    expect(words.lines.map(({ without }) => without)).toEqual([
      "/compare?names=rowan&measure=births",
      "/compare?names=rowan.girls&measure=births",
    ]);
    expect(words.lines[0]?.whoseElse).toMatchObject({ ways: [{ word: "girls" }], sideBySide: null });
    expect(words.files.name).toBe("compare-rowan-girls-rowan-births-2016-2025");
    expect(figuresCsv(words)).toContain("year,rowan_girls_births,rowan_boys_births\r\n2016,5,45\r\n");
    expect(words.facts.map(({ cells }) => cells[0]?.words)).toEqual(["1 in 232 girls", "1 in 2 boys"]);
  });

  test("of a unisex name girls and boys together are a third choice, but not by rank", () => {
    expect(whoseOf("names=jo")?.ways.map(({ word, chosen }) => [word, chosen])).toEqual([
      ["girls", false],
      ["boys", false],
      ["both", true],
    ]);
    expect(whoseOf("names=jo.boys")?.ways.at(-1)?.to).toBe("/compare?names=jo");
    expect(whoseOf("names=jo,jo.boys")?.ways.map(({ word }) => word)).toEqual(["girls", "both"]);
    expect(whoseOf("names=jo&measure=rank")?.ways.map(({ word, chosen }) => [word, chosen])).toEqual([
      ["girls", false],
      ["boys", true],
    ]);
    expect(compose("names=jo,jo.girls").title).toBe("Jo for both and Jo for girls");
  });

  test("by rank its line is of one sex, its facts are still of both and say so", () => {
    const { lines, facts } = compose("names=jo,jo.girls,ada&measure=rank");
    expect(lines.map(({ whose }) => whose)).toEqual(["boys", "girls", null]);
    expect(lines.map(({ factsWhose }) => factsWhose)).toEqual(["both", "girls", null]);
    expect(facts[0]?.cells[0]?.words).toMatch(/ babies$/);
    expect(facts[1]?.cells[0]?.words).toMatch(/ girls$/);
  });

  test("with spellings usual for different sexes, girls and boys of the family are two lines, offered once", () => {
    const { lines, address } = compose("names=frances*,francis.boys*&measure=births");
    expect(address).toBe("/compare?names=frances*,francis*&measure=births");
    expect(lines.map(({ whose, values }) => [whose, values[0]])).toEqual([
      ["girls", 35],
      ["boys", 40],
    ]);
    for (const { whose, whoseElse } of lines)
      expect(whoseElse).toMatchObject({ ways: [{ word: whose }], sideBySide: null });
    expect(whoseOf("names=frances*")?.ways.map(({ to }) => to)).toEqual([
      "/compare?names=frances*",
      "/compare?names=frances.boys*",
    ]);
  });

  test("by rank beside the sex among which it is ranked, the plain name is the usual line", () => {
    const words = compose("names=jo,jo.boys&measure=rank");
    expect(words.title).toBe("Jo and Jo for boys");
    expect(words.label).toContain("Jo: No. 2 among boys in 2025. Jo for boys: No. 2 among boys in 2025.");
    expect(words.drawing?.frames.large.ends.map(({ words: [label] }) => label)).toEqual(["Jo", "Jo, boys"]);
    expect(words.lines.map(({ factsWhose }) => factsWhose)).toEqual(["both", "boys"]);
    expect(figuresCsv(words)).toContain("year,jo_usual_boys_rank,jo_boys_rank\r\n2016,3,3\r\n");
    expect(compose("names=jo,jo.girls&measure=rank").title).toBe("Jo for boys and Jo for girls");
  });

  test("asked for a sex that never had it, it says so and leads back", () => {
    const { title, lines, label } = compose("names=ada.boys,rowan");
    expect(title).toBe("Ada for boys and Rowan");
    expect(label).toContain("Ada for boys: Fewer than 5 boys, or none.");
    expect(lines[0]).toMatchObject({ whose: "boys", values: years(10, 0).map(() => null) });
    expect(lines[0]?.whoseElse?.ways[0]).toMatchObject({ word: "girls", to: "/compare?names=ada,rowan" });
    const ranked = compose("names=ada,ada.boys&measure=rank");
    expect(ranked.label).toContain(
      "Ada for girls: No. 9 among girls in 2025. Ada for boys: On no list of boys.",
    );
    expect(figuresCsv(ranked)).toContain("year,ada_girls_rank,ada_boys_rank\r\n2016,9,\r\n");
  });

  test("keeps its sex where a name is on no record, waits, or is taken from a beginning", () => {
    expect(compose("names=hazzel.boys").notices[0]).toEqual({
      text: "“hazzel” is on no record. Did you mean:",
      ways: [
        { label: "Hazel", to: "/compare?names=hazel.boys" },
        { label: "Leave it out", to: "/compare?names=" },
      ],
    });
    const crowd = compose(`names=${NAMES.slice(0, 8).join(",")},rowan.girls`).notices[0];
    expect(crowd?.ways[0]).toMatchObject({ label: "Rowan for girls" });
    expect(crowd?.ways[0]?.to).toContain("gia,rowan.girls,hope");
    const compared = (query: string) => compose(query).stack?.names.map(({ compare }) => compare);
    expect(compared("names=rowan&start=ro&whose=girls")).toEqual([
      "/compare?names=rowan,rowan.girls&start=ro&whose=girls",
    ]);
    expect(compared("names=ada&start=ro&whose=boys")).toEqual([
      "/compare?names=ada,rowan&start=ro&whose=boys",
    ]);
  });
});

describe("Labels at the ends of lines", () => {
  test("of a long name the name is cut, never whose line it is", () => {
    const long = compose("names=maximilianalexa,ada,bea,cleo,dora,eve&measure=births").drawing?.frames;
    expect(long?.large.ends[0]?.words).toEqual([expect.stringMatching(/^Maximilian.*…, girls$/)]);
    expect(long?.small.ends[0]?.words).toEqual([expect.stringMatching(/^Max.*…, girls$/)]);
  });

  test("are 18 pixels apart and inside the plot, even when eight lines end in one point", () => {
    const same = compose(`names=${NAMES.slice(0, 8).join(",")}&measure=births`);
    for (const size of ["large", "small"] as const) {
      const frame = same.drawing?.frames[size];
      const ys = frame?.ends.map(({ wordsY }) => wordsY).toSorted((one, other) => one - other) ?? [];
      expect(ys).toHaveLength(8);
      ys.slice(1).forEach((y, place) => expect(y - (ys[place] ?? 0)).toBeGreaterThanOrEqual(17.9));
      expect(ys[0]).toBeGreaterThanOrEqual(frame?.top ?? 0);
      expect(ys.at(-1)).toBeLessThanOrEqual(frame?.bottom ?? 0);
    }
  });
});

describe("Files", () => {
  test("hold the numbers of the chart", () => {
    const words = compose("names=ada,sofia*,theodore&measure=births&from=2019&to=2021");
    expect(figuresCsv(words).split("\r\n")).toEqual([
      "year,ada_girls_births,sofia_all_spellings_girls_births,theodore_boys_births",
      "2019,100,100,",
      "2020,100,100,7",
      "2021,100,100,",
      "",
    ]);
    expect(words.files).toEqual({
      csv: "/compare/figures.csv?names=ada,sofia*,theodore&measure=births&from=2019&to=2021",
      svg: "/compare/chart.svg?names=ada,sofia*,theodore&measure=births&from=2019&to=2021",
      name: "compare-ada-sofia-theodore-births-2019-2021",
    });
  });

  test("the picture names its lines, its years and its source, and no script can hide in it", () => {
    const svg = chartSvg(compose("names=ada,theodore&measure=births"));
    expect(svg).toContain(">Ada and Theodore</text>");
    expect(svg).toContain("Births a year, 2016–2025");
    expect(svg).toContain("US Social Security Administration");
    expect(svg).not.toMatch(/NaN|undefined|null/);
    expect(chartSvg({ title: "<script>", caption: "&", drawing: null })).toContain("&lt;script&gt;");
  });
});

describe("All names with one beginning", () => {
  test("are stacked without holes, the largest named, each a tap away from the chart", () => {
    const { stack, whose } = compose("names=ada&start=h&measure=births");
    expect(stack?.names.map(({ name, births, compare }) => [name, births, compare])).toEqual([
      ["Hope", "1,070", "/compare?names=ada,hope&measure=births&start=h"],
      ["Hazel", "500", "/compare?names=ada,hazel&measure=births&start=h"],
    ]);
    expect(stack?.drawing.bands.every(({ d }) => !d.includes("NaN"))).toBe(true);
    expect(stack?.decades).toEqual([2010, 2020]);
    expect(whose.map(({ to }) => to)).toEqual([
      "/compare?names=ada&measure=births&start=h",
      "/compare?names=ada&measure=births&start=h&whose=girls",
      "/compare?names=ada&measure=births&start=h&whose=boys",
    ]);
  });
});
