import { describe, expect, test } from "vitest";
import { compose, NAMES } from "#tests/fixtures/compare-by-hand.ts";
import { chartSvg } from "./chart/chart-svg.ts";
import { figuresCsv } from "./figures-csv.ts";

describe("The page", () => {
  test("without names shows an example; its links name them", () => {
    const words = compose("");
    expect(words).toMatchObject({
      isExample: true,
      title: "Hazel, Theodore and Violet",
      address: "/compare",
    });
    expect(words.lines[0]?.without).toBe("/compare?names=theodore,violet");
  });

  test("with an empty list shows none", () => {
    expect(compose("names=")).toMatchObject({ isExample: false, lines: [], drawing: null, facts: [] });
  });

  test("draws eight names and lets the ninth take the last one's place", () => {
    const words = compose(`names=${NAMES.join(",")}`);
    expect(words.lines).toHaveLength(8);
    expect(words.notices).toEqual([
      {
        text: "A chart shows up to 8 names. Pick one below to replace the last one:",
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
        text: "We have no records of “Hazzel”. Did you mean:",
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
    const texts = compose("names=ada&from=2030&to=soon&measure=x").notices.map(({ text }) => text);
    expect(texts).toEqual([
      "“x” isn’t one of the choices here, so we show the usual one.",
      "The records run from 2016 to 2025, so there is nothing for 2030.",
      "“soon” is not a year between 2016 and 2025, so all years are shown on that side.",
      "A chart needs at least two years. Shown: 2024–2025.",
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
