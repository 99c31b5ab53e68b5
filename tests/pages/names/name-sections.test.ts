import { expect, test } from "vitest";
import { openSite } from "#tests/pages/site/open-site.ts";
import { textOf, within } from "#tests/pages/site/queries.ts";

const site = await openSite();

const SECTIONS = {
  origin: "Where it comes from",
  siblings: "Brothers and sisters",
  middles: "Middle names",
  forms: "Forms and spellings",
  common: "How common, really",
  decades: "Girls and boys, by decade",
  ask: "Do you know where it comes from?",
} as const;
type Section = keyof typeof SECTIONS | "age";

/** Which sections a page has, in their order. */
async function sectionsOf(slug: string): Promise<readonly Section[]> {
  const page = await site.get(`/names/${slug}`);
  return page.selectAll("main h2").flatMap((heading): readonly Section[] => {
    const text = textOf(heading);
    if (text.startsWith("How old")) return ["age"];
    return Object.entries(SECTIONS).flatMap(([id, title]) => (title === text && isSection(id) ? id : []));
  });
}

function isSection(id: string): id is Section {
  return id in SECTIONS;
}

const WHOLE = ["origin", "age", "siblings", "middles", "forms", "common"] as const;

test("what is not known of a name has no section: a curve of one sex no bars, a rare name no age and no kin", async () => {
  expect(await sectionsOf("olivia")).toEqual(WHOLE);
  expect(await sectionsOf("zoe")).toEqual(WHOLE);
  expect(await sectionsOf("rowan")).toEqual([...WHOLE, "decades"]);
  expect(await sectionsOf("tansy")).toEqual(["ask"]);
  expect(await sectionsOf("dutchess")).not.toContain("siblings");
  for (const slug of ["tansy", "dutchess"]) {
    const page = await site.get(`/names/${slug}`);
    expect(page.text, slug).toContain("We haven’t found a reliable meaning yet");
    expect(page.selectAll(".hear, .age, .beside"), slug).toEqual([]);
    expect(page.get("link", "Suggest a source").getAttribute("href"), slug).toMatch(/source/i);
    expect(page.all("link", "Sibling names"), slug).toHaveLength(1);
  }
});

test("above all else stand the sound, the meaning, one figure, whether it rises, and four things to do", async () => {
  const page = await site.get("/names/olivia");
  expect(textOf(page.select(".hear"))).toBe("oh-LIV-ee-uh");
  expect(textOf(page.select(".hero-mean"))).toBe("“olive tree” Latin.");
  expect(textOf(page.select(".now"))).toMatch(
    /1 in 119 girls\s?No\. 1 in 2025\. Falling: down 23% in five years\.$/,
  );
  expect(page.selectAll(".acts button, .acts a").map(textOf)).toEqual([
    "Save Name",
    "Compare",
    "Share",
    "With our surname",
  ]);
  // Without a share sheet, or without a script, the way to share is further down.
  expect(page.get("link", "Share").getAttribute("href")).toBe("#share");
  expect(within(page.select("#share")).all("heading", "Send Olivia to someone")).toHaveLength(1);
});

test.for([
  ["isolde", "Very rare", /^20 girls in 2025, 347 since 1880\.$/],
  ["sage", "1 in 1,307 babies", /^No\. \d+ among (girls|boys) and No\. \d+ among (girls|boys) in 2025\. /],
  ["june", "1 in 813 girls", /Rising/],
] as const)("one figure, and what it means: %s", async ([slug, figure, text]) => {
  const page = await site.get(`/names/${slug}`);
  expect(textOf(page.select(".now b"))).toBe(figure);
  expect(textOf(page.select(".now p span"))).toMatch(text);
});

test("a headline tells no year that its chart does not mark, and June’s comeback is told", async () => {
  for (const slug of [
    "june",
    "rosalind",
    "leonor",
    "emma",
    "vera",
    "lillie",
    "ella",
    "camryn",
    "arthur",
    "otto",
  ]) {
    const page = await site.get(`/names/${slug}`);
    const headline = textOf(page.select("#curve"));
    const label =
      page.selectAll('[data-part="chart-million"] [aria-label]')[0]?.getAttribute("aria-label") ?? "";
    for (const [year] of headline.matchAll(/\b(?:18|19|20)\d\d\b/g)) expect(label, slug).toContain(year);
    if (!/until|Gone|Rare/.test(headline)) expect(label, slug).not.toContain("Low,");
  }
  expect(textOf((await site.get("/names/june")).select("#curve"))).toBe("Fell until 1996, rising again");
});

test("origin, theme, decade, lists and names beside it are links that lead somewhere", async () => {
  const page = await site.get("/names/olivia");
  const labels = [
    "Latin",
    "More Latin girl names",
    "Shakespeare",
    "Girl names of the 2010s",
    "Top 100 girl names of 2025",
    "Top 100 girl names of 2014",
    "With our other children",
    "More, with our surname",
    "Compare",
  ];
  const hrefs = labels.map((label) => page.all("link", label)[0]?.getAttribute("href") ?? label);
  const beside = page.selectAll(".beside a").map((link) => link.getAttribute("href") ?? "");
  expect(beside).toHaveLength(12);
  for (const href of [...hrefs, beside[0] ?? "", beside.at(-1) ?? ""]) {
    const [path = ""] = href.split("#");
    expect((await site.get(path)).status, href).toBe(200);
  }
});

test("a name is shown as its own language writes it, with its language and direction, and where it is in use", async () => {
  const moses = await site.get("/names/moses");
  const form = moses.select(".mean bdi");
  expect(textOf(form)).toBe("משה");
  expect([form.getAttribute("lang"), form.getAttribute("dir")]).toEqual(["he", "rtl"]);
  expect(moses.text).toContain("Written in Hebrew: משה");
  const emma = await site.get("/names/emma");
  expect(emma.text).toMatch(/Used in [^.]*English[^.]* naming\./);
  expect(emma.text).toContain("On record by 875, in Germany (Dictionary of Medieval Names, s.v. Emma).");
});
