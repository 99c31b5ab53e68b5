import { expect, test } from "vitest";
import { CORRECTIONS } from "#content/names/corrections.ts";
import { REPORT_TOPICS } from "#domain/contact/name-report.ts";
import { described, standing } from "./site/form-field.ts";
import { pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

const PATH = "/names/corrections";
const TYPED = {
  name: "Zoë",
  topic: "meaning",
  proposed: "life,\nnot “lively”",
  source: "Liddell and Scott, s.v. ζωή",
  email: "ada@example.org",
};
const button = (page: Page) => page.get("button", "Send report");

test("the page has its own head, and is for search engines; with a name in its address it is not", async () => {
  const page = await site.get(PATH);
  expect(page.title).toMatch(/^Corrections to our names/);
  expect(page.canonical).toBe(`${site.origin}${PATH}`);
  expect(page.meta("robots")).toBe("");
  expect(JSON.stringify(page.structured)).toContain("BreadcrumbList");
  expect((await site.get(`${PATH}?name=hazel`)).meta("robots")).toContain("noindex");
});

test("it tells each correction with a link to the name, the older ones folded", async () => {
  const list = within((await site.get(PATH)).get("region", "What we have corrected"));
  expect(list.selectAll("ol h3 a")).toHaveLength(CORRECTIONS.flatMap(({ names }) => names).length);
  const folded = list.selectAll("details h3 a").length;
  expect(textOf(list.select("summary"))).toBe(`${folded} earlier corrections`);
});

test("a name’s page leads to the form, which has the name in it", async () => {
  const browser = site.browser();
  for (const [slug, name] of [
    ["hazel", "Hazel"],
    ["zoe", "Zoe"],
  ] as const) {
    const page = await browser.get(`/names/${slug}`);
    const form = await browser.follow(page, page.get("link", `Report a mistake on ${name}’s page`));
    expect(pathOf(form)).toMatch(`${PATH}?name=${slug}`);
    expect(standing(form, "name")).toBe(name);
  }
  // Nobody's markup comes out of an address, and what is no name of ours stays as it is.
  expect(standing(await site.get(`${PATH}?name=%3Cb%3Exx`), "name")).toBe("<b>xx");
});

test("a report is sent without JavaScript; the page says so, and the form is empty again", async () => {
  const browser = site.browser();
  const page = await browser.get(`${PATH}?name=zoe`);
  const sent = await browser.submit(page, button(page), TYPED);
  expect(pathOf(sent)).toMatch(`${PATH}?sent=1`);
  expect(sent.all("status").map(textOf).join(" ")).toContain("Your report has arrived.");
  for (const name of Object.keys(TYPED)) expect(standing(sent, name), name).toBe("");
});

test("all that is wrong is told beside its field, and nothing that was typed is lost", async () => {
  const browser = site.browser();
  const page = await browser.get(PATH);
  const entered = { ...TYPED, name: "42", proposed: " ", email: "ada@1.2.3.999" };
  const refused = await browser.submit(page, button(page), entered);
  expect(refused.status).toBe(400);
  expect(described(refused, "name")).toBe("Please enter one name.");
  expect(described(refused, "proposed")).toBe("Please write what it should say.");
  expect(described(refused, "email")).toMatch(/^Please enter a valid email address\./);
  for (const [name, typed] of Object.entries(entered))
    expect(standing(refused, name).trim()).toBe(typed.trim());
  expect(refused.selectAll("[autofocus]")).toHaveLength(1);
});

test("any mistake can be chosen, spellings of one sound too", async () => {
  const options = within(await site.get(PATH).then((page) => page.select("main [name=topic]")));
  expect(options.selectAll("option").map((option) => option.getAttribute("value"))).toEqual([
    "",
    ...REPORT_TOPICS,
  ]);
});
