import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const PATH = "/names/how-old";

const site = await openSite();
const answer = async (name: string) => {
  const page = await site.get(`${PATH}?name=${encodeURIComponent(name)}`);
  return { page, text: page.selectAll(".old-answer").map(textOf).join(" ") };
};

test("a name's page leads to the ages of others", async () => {
  const browser = site.browser();
  const page = await browser.get("/names/brittany");
  expect(page.text).toContain("How old is a Brittany?");
  const ages = await browser.follow(page, page.get("link", "How old are other names?"));
  expect(textOf(ages.select("h1"))).toBe("How old is a name?");
  expect(ages.canonical).toBe(`${site.origin}${PATH}`);
});

test("the youngest and the oldest names stand by sex, with their rule", async () => {
  const page = await site.get(PATH);
  const rows = page.selectAll("table").map((table) => within(table).selectAll("tbody tr").length);
  expect(rows).toEqual([20, 20, 20, 20]);
  expect(page.text).toContain(
    "The 20 names with the lowest median age, among names that at least 10,000 living people of that sex have.",
  );
});

test("the form answers without a script, as the name's page does, and is not for search engines", async () => {
  const { page, text } = await answer(" brittany ");
  expect(text).toMatch(/How old is a Brittany\? If you meet a Brittany in the US, she is/);
  expect(text).toMatch(/The median age is 34: half are older, half younger\./);
  expect(page.select("main form input[name=name]").getAttribute("value")).toBe(" brittany ");
  expect(page.meta("robots")).toBe("noindex,follow");
});

test("two generations are said to be two", async () => {
  expect((await answer("Violet")).text).toContain("two generations");
});

test("too few, unknown and nothing asked are each said plainly", async () => {
  expect((await answer("Dutchess")).text).toContain("too few to tell an age");
  const unknown = await answer("Jakssonn");
  expect(unknown.text).toContain("“Jakssonn” isn’t in the birth records.");
  expect(unknown.page.selectAll(".old-answer li a").length).toBeGreaterThan(0);
  expect((await answer("<b>7")).text).toContain("“<b>7” isn’t in the birth records.");
  expect((await answer(" ")).text).toBe("");
});

test("a name's page says how much there is to explain about it, where we can say it", async () => {
  const explained = async (slug: string) => {
    const page = await site.get(`/names/${slug}`);
    return page.selectAll("[data-part=explain]").map(textOf).join(" ");
  };
  expect(await explained("jackson")).toMatch(
    /4 spellings sound the same\. 47\.\d% of these babies are written Jackson\./,
  );
  expect(await explained("charlotte")).toContain("We don’t know of any other spelling with the same sound.");
  expect(await explained("dutchess")).toBe("");
});
