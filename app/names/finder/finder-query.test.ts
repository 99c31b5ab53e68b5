import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { MOODS } from "#domain/names/draw/mood.ts";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { drawText, finderAddress, readDraw, readFinder, seedIn } from "./finder-query.ts";
import { rulesWith } from "./rules-in-words.ts";
import { tidyAddress } from "./tidy-address.ts";

/** As it reads what has nothing to say of how much is shown. */
const read = (query: string) => {
  const { show, ...asked } = readFinder(new URLSearchParams(query), rulesWith);
  expect(show).toBeNull();
  return asked;
};
const rules = (query: string): NameRules => readRules(new URLSearchParams(query), THEMES).rules;
const GIRL = rules("gender=girl");
/** Drawn as usual. */
const mixed = (drawn: NameRules) => ({ rules: drawn, mood: "mixed" as const });

test("an empty address shows the grid of all names", () => {
  expect(read("")).toEqual({ text: "", ...mixed(NO_RULES), draw: null });
});

test("text and gender are read, the text without blanks around it", () => {
  expect(read("q=+hazel+&gender=girl")).toEqual({ text: "hazel", ...mixed(GIRL), draw: null });
});

test("a search and a draw keep the gender chosen before", () => {
  expect(read("q=hazel&keep=girl")).toEqual({ text: "hazel", ...mixed(GIRL), draw: null });
  expect(read("q=&keep=girl&generate=1")).toEqual({ text: "", ...mixed(GIRL), draw: mixed(GIRL) });
});

test("a pressed gender counts before the one that was kept", () => {
  expect(read("q=&keep=girl&gender=boy").rules.gender).toBe("boy");
  expect(read("q=&keep=girl&gender=all").rules.gender).toBe("all");
});

test("a gender that does not exist counts as all", () => {
  expect(read("gender=robot").rules.gender).toBe("all");
  expect(read("gender=").rules.gender).toBe("all");
});

test("a text that the API would refuse is cut", () => {
  expect(read(`q=${"a".repeat(LONGEST_ASKED + 1)}`).text).toHaveLength(LONGEST_ASKED);
});

test("Generate Names draws with the chosen gender, and empties the search", () => {
  expect(read("q=hazel&gender=girl&generate=1")).toEqual({ text: "", ...mixed(GIRL), draw: mixed(GIRL) });
});

test("Refresh draws with the filter last generated with, whatever is chosen", () => {
  expect(read("gender=boy&generate=girl")).toEqual({
    text: "",
    ...mixed(rules("gender=boy")),
    draw: mixed(GIRL),
  });
});

test("anything else does not draw", () => {
  expect(read("generate=yes").draw).toBeNull();
});

test("what a form only kept does not stay in the address", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(tidy("q=&keep=girl&gender=boy")).toBe("/?gender=boy");
  expect(tidy("q=haz&keep=girl")).toBe("/?q=haz&gender=girl");
  expect(tidy("q=haz&keep=girl&gender=all")).toBe("/?q=haz");
  expect(tidy("q=haz&gender=girl")).toBeNull();
  expect(tidy("")).toBeNull();
});

test("a draw gets a seed, so that its address shows the same names again", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(tidy("q=&keep=girl&generate=1")).toBe("/?gender=girl&generate=girl&seed=250000");
  expect(tidy("q=haz&generate=1")).toBe("/?generate=all&seed=250000");
  expect(tidy("generate=all&seed=250000")).toBeNull();
  expect(tidy("generate=nonsense")).toBe("/");
  expect(seedIn(new URLSearchParams("seed=250000"))).toBe(250_000);
  expect(seedIn(new URLSearchParams("seed=-1"))).toBeNull();
});

test("the address says only what differs from the beginning", () => {
  expect(finderAddress({ text: "", rules: NO_RULES })).toBe("/");
  expect(finderAddress({ text: "", rules: rules("gender=boy") })).toBe("/?gender=boy");
  expect(finderAddress({ text: "zoë & co", rules: NO_RULES })).toBe("/?q=zo%C3%AB+%26+co");
});

test("what an address says is what is read from it", () => {
  const finder = { text: "zoë & co", rules: rules("gender=unisex&origin=Irish&start=ma,jo&not=aiden") };
  expect(read(finderAddress(finder).slice(2))).toEqual({ ...finder, mood: "mixed", draw: null });
});

test("filters are read, and apply to what is drawn", () => {
  const irish = rules("gender=girl&origin=Irish&syllables=3");
  expect(read("q=&keep=girl&start=&origin=Irish&syllables=3&generate=1")).toEqual({
    text: "",
    ...mixed(irish),
    draw: mixed(irish),
  });
  expect(read("generate=girl%26origin%3DIrish%26syllables%3D3")).toEqual({
    text: "",
    ...mixed(NO_RULES),
    draw: mixed(irish),
  });
});

test("Generate Names keeps what a search has said in plain words, before what was chosen", () => {
  const meant = rules("gender=girl&origin=Irish&syllables=3");
  expect(read("q=irish+girl+names&keep=boy&origin=Welsh&syllables=3&generate=1")).toEqual({
    text: "",
    ...mixed(meant),
    draw: mixed(meant),
  });
});

test("the rules of a draw fit into one value", () => {
  for (const query of ["", "gender=boy", "gender=girl&origin=Scottish+Gaelic&start=ma&start=jo&band=rare"])
    for (const mood of MOODS) {
      const draw = { rules: rules(query), mood };
      expect(readDraw(drawText(draw))).toEqual(draw);
    }
  expect(readDraw("girl&origin=Klingon")).toBeNull();
  expect(readDraw("")).toBeNull();
});

test("a mood stands in the address and in a draw, but the usual one", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(read("gender=girl&mood=rare")).toEqual({ text: "", rules: GIRL, mood: "rare", draw: null });
  expect(read("mood=sad").mood).toBe("mixed");
  expect(finderAddress({ text: "haz", rules: GIRL, mood: "rare" })).toBe("/?q=haz&gender=girl&mood=rare");
  expect(finderAddress({ text: "", rules: NO_RULES, mood: "mixed" })).toBe("/");
  expect(drawText({ rules: GIRL, mood: "rare" })).toBe("girl&mood=rare");
  expect(drawText(mixed(GIRL))).toBe("girl");
  expect(tidy("q=&mood=mixed")).toBe("/");
  expect(tidy("q=&keep=girl&mood=rare&generate=1")).toBe(
    "/?gender=girl&mood=rare&generate=girl%26mood%3Drare&seed=250000",
  );
  // Refresh draws as it was drawn before, whatever is chosen now.
  expect(read("mood=familiar&generate=girl%26mood%3Drare&seed=1")).toEqual({
    text: "",
    rules: NO_RULES,
    mood: "familiar",
    draw: { rules: GIRL, mood: "rare" },
  });
});

test("the button of a chip takes its filter away, or all of them; the gender stays", () => {
  const kept = "q=haz&keep=girl&origin=Irish&start=Ma%2C+Jo";
  expect(read(`${kept}&drop=origin%3DIrish`).rules).toEqual(rules("gender=girl&start=ma,jo"));
  expect(read(`${kept}&drop=start%3Dma`).rules).toEqual(rules("gender=girl&origin=Irish&start=jo"));
  expect(read(`${kept}&drop=all`)).toEqual({ text: "haz", ...mixed(GIRL), draw: null });
  expect(read(`${kept}&drop=nonsense`).rules).toEqual(read(kept).rules);
});

test("the button of a chip under the search brings a text of its own", () => {
  expect(read("q=irish+girl&keep=boy&instead=girl").text).toBe("girl");
  expect(read("q=irish&instead=").text).toBe("");
});

test("what a form with filters sends is tidied, too", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(tidy("q=haz&origin=Irish&start=Ma&end=")).toBe("/?q=haz&origin=Irish&start=ma");
  expect(tidy("q=irish+girl&instead=girl&start=")).toBe("/?q=girl");
  expect(tidy("q=&origin=Irish&origin=Welsh&drop=origin%3DIrish")).toBe("/?origin=Welsh");
  expect(tidy("q=&origin=Irish&start=&generate=1")).toBe(
    "/?origin=Irish&generate=all%26origin%3DIrish&seed=250000",
  );
  expect(tidy("origin=Irish&generate=all%26origin%3DIrish&seed=250000")).toBeNull();
});

test("all names of a search, or its filters, are shown where the address says so", () => {
  const shown = (query: string) => readFinder(new URLSearchParams(query)).show;
  expect(shown("q=haz&show=all")).toBe("all");
  expect(shown("q=haz&show=filters")).toBe("filters");
  expect(shown("q=haz&show=more")).toBeNull();
  expect(finderAddress({ text: "haz", rules: GIRL, show: "all" })).toBe("/?q=haz&gender=girl&show=all");
  expect(finderAddress({ text: "", rules: GIRL, show: "all" })).toBe("/?gender=girl");
});
