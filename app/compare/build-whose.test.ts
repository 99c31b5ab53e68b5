import { describe, expect, test } from "vitest";
import { years } from "#tests/fixtures/records-by-hand.ts";
import { compose, NAMES } from "#tests/fixtures/compare-by-hand.ts";
import { figuresCsv } from "./figures-csv.ts";

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
      "Ada for girls: No. 9 among girls in 2025. Ada for boys: Not listed among boys.",
    );
    expect(figuresCsv(ranked)).toContain("year,ada_girls_rank,ada_boys_rank\r\n2016,9,\r\n");
  });

  test("keeps its sex where a name is on no record, or waits", () => {
    expect(compose("names=hazzel.boys").notices[0]).toEqual({
      text: "We have no records of “hazzel”. Did you mean:",
      ways: [
        { label: "Hazel", to: "/compare?names=hazel.boys" },
        { label: "Leave it out", to: "/compare?names=" },
      ],
    });
    const crowd = compose(`names=${NAMES.slice(0, 8).join(",")},rowan.girls`).notices[0];
    expect(crowd?.ways[0]).toMatchObject({ label: "Rowan for girls" });
    expect(crowd?.ways[0]?.to).toContain("gia,rowan.girls,hope");
  });
});
