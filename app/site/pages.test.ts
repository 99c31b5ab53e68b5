import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { SECTIONS } from "#content/site/menus.ts";
import { isIndexed, type Page } from "#domain/site/page.ts";
import routes from "#app/routes.ts";
import { ROOT } from "#server/root.ts";
import { FOOTER, GUIDES, HEADER, LEGAL, PHONE_GUIDES, PHONE_TOOLS, TOOLS } from "./navigation.data.ts";

const pages = Object.values<Page>(PAGES);
const indexed = pages.filter(isIndexed);

test("every page has the route file that its address names", () => {
  for (const { file } of routes) expect(existsSync(new URL(`app/${file}`, ROOT)), file).toBe(true);
});

test("no two pages share an address, a title, a label or a line", () => {
  for (const fact of ["path", "title", "label", "line"] as const) {
    const said = pages.flatMap((page) => page[fact] ?? []);
    expect(new Set(said).size, fact).toBe(said.length);
  }
});

test("heads have the length that search engines show, and lines fit on one", () => {
  for (const { path, title, description, keywords, line } of indexed) {
    expect(title.length, path).toBeLessThanOrEqual(50);
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(170);
    expect(keywords.length, path).toBeGreaterThan(0);
    expect(line.length, path).toBeLessThanOrEqual(80);
  }
});

test("every page that search engines may show is in the table of contents, but the table itself", () => {
  const left = indexed.filter(({ section }) => section === undefined).map(({ path }) => path);
  expect(left).toEqual([PAGES.contents.path]);
  for (const { id } of SECTIONS) expect(pages.some(({ section }) => section === id)).toBe(true);
});

test("every drawing of a picture is there", () => {
  for (const { picture } of indexed) {
    const { drawing } = picture;
    if (drawing === "mark" || drawing === "cover") continue;
    expect(existsSync(new URL(`app/drawings/${drawing}.svg`, ROOT)), drawing).toBe(true);
  }
});

test("the menus lead where they always led", () => {
  const labels = (links: readonly { readonly label: string }[]) =>
    links.map(({ label }) => label).join(" · ");
  expect(labels(HEADER)).toBe("Names · Browse names · Name lists · Directory · Games");
  expect(labels(TOOLS.links)).toBe("Compare names · Full name · Choose together · Growth · Printables");
  expect(labels(GUIDES.links)).toBe("Blog · Baby safety · Education · Baby clothes · Videos");
  expect(labels(PHONE_TOOLS.links)).toBe(`Browse names · Name lists · ${labels(TOOLS.links)}`);
  expect(labels(PHONE_GUIDES.links)).toBe(`${labels(GUIDES.links)} · Directory · Games`);
  expect(FOOTER.map(({ label }) => label)).toEqual(["Quick links", "This site"]);
  expect(labels(FOOTER[1]?.links ?? [])).toBe("About · Contact · About the data · Credits · All pages");
  expect(labels(LEGAL.links)).toBe("Privacy · Terms · Accessibility · Advertising");
});
