import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";
import { within } from "./site/queries.ts";

const TEXTS = [
  { path: "/about", title: "About this site", type: "AboutPage" },
  { path: "/privacy", title: "Privacy Policy", type: "WebPage" },
  { path: "/terms", title: "Terms of Use", type: "WebPage" },
  { path: "/credits", title: "Credits and licenses", type: "WebPage" },
  { path: "/accessibility", title: "Accessibility Statement", type: "WebPage" },
  { path: "/advertising", title: "Advertising Disclosure", type: "WebPage" },
] as const;

const site = await openSite();

for (const { path, title, type } of TEXTS) {
  test(`${path} has its title, its head and its ways`, async () => {
    const page = await site.get(path);
    expect(page.status).toBe(200);
    expect(page.title.startsWith(`${title} |`), page.title).toBe(true);
    expect(page.get("heading", title).tagName).toBe("H1");
    expect(page.canonical).toBe(`${site.origin}${path}`);
    expect(JSON.stringify(page.structured)).toContain(`"${type}"`);
    expect(page.all("navigation", "Breadcrumb")).toHaveLength(1);
    const related = within(page.get("region", "Related Resources"));
    expect(related.all("listitem")).toHaveLength(4);
    expect(page.get("link", "Return to Homepage").getAttribute("href")).toBe("/");
  });
}

for (const path of ["/privacy", "/terms"]) {
  test(`${path} tells its dates, and begins with the short form`, async () => {
    const page = await site.get(path);
    expect(page.text).toContain("Last updated: August 18, 2025");
    expect(page.text).toContain("Summary of what this site stores: November 2026");
    expect(within(page.get("region", "In short")).text).toContain("random number");
  });
}

test("a page of text offers to pass it on", async () => {
  expect((await site.get("/about")).all("region", "Share this page")).toHaveLength(1);
});

test("the contents list every page, and each of them answers", async () => {
  const page = await site.get("/contents");
  expect(page.title).toMatch(/^Contents \|/);
  const paths = page.selectAll("main section a[href^='/']").map((link) => link.getAttribute("href") ?? "");
  expect(paths).toEqual(expect.arrayContaining(["/", "/names", "/blog", ...TEXTS.map((text) => text.path)]));
  for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
});

test("the footer's links answer, and those of the law are on every page", async () => {
  const page = await site.get("/names/hazel");
  const paths = within(page.get("contentinfo"))
    .selectAll("nav a[href]")
    .map((link) => link.getAttribute("href") ?? "");
  expect(paths).toEqual(expect.arrayContaining(["/privacy", "/terms", "/accessibility", "/advertising"]));
  for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
  const privacy = within(page.get("contentinfo")).get("link", "Privacy");
  expect((await site.browser().follow(page, privacy)).get("heading", "Privacy Policy").tagName).toBe("H1");
});

test("the privacy page forgets everything after a question", async () => {
  const browser = site.browser();
  await browser.call("POST", "/api/saved-names", { nameId: "hazel" });
  const page = await browser.get("/privacy");
  expect(page.get("link", "Saved names: 1")).toBeDefined();
  const way = within(page.get("navigation", "On this page")).get("link", "Forget everything");
  expect(page.selectAll(way.getAttribute("href") ?? "")).toHaveLength(1);
  const question = await browser.submit(
    page,
    within(page.get("main")).get("button", "Forget everything on this device"),
  );
  const forgotten = await browser.submit(question, question.get("button", "Forget everything"));
  expect(forgotten.text).toContain("Everything is deleted. Nothing from this browser is stored anymore.");
  expect(forgotten.all("link", "Saved names: 0")).toHaveLength(1);
  expect([...browser.cookies.keys()]).not.toContain("visitor");
});
