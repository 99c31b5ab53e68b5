import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { SECTIONS } from "#content/site/menus.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import routes from "#app/routes.ts";
import { ROOT } from "#server/root.ts";
import {
  FOOTER,
  GUIDES,
  HEADER,
  LEGAL,
  type MenuLink,
  PHONE_GUIDES,
  PHONE_TOOLS,
  TOOLS,
} from "./navigation.data.ts";

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

test("what stands in a wide header stands in its menu on a phone, and all of both in the footer", () => {
  const hrefs = (links: readonly MenuLink[]) => links.map(({ href }) => href);
  expect(HEADER.length).toBeLessThanOrEqual(5);
  const header = hrefs(HEADER).filter((href) => href !== PAGES.home.path);
  const phone = [...hrefs(PHONE_TOOLS.links), ...hrefs(PHONE_GUIDES.links)];
  const wide = [...header, ...hrefs(TOOLS.links), ...hrefs(GUIDES.links)];
  expect(phone.toSorted()).toEqual(wide.toSorted());
  const [quick, site] = FOOTER;
  expect(hrefs(quick?.links ?? []).toSorted()).toEqual(wide.toSorted());
  const everything = [...wide, ...hrefs(site?.links ?? []), ...hrefs(LEGAL.links)];
  expect(new Set(everything).size).toBe(everything.length);
});

test("menus follow the order of the rows", () => {
  const labels = (links: readonly MenuLink[]) => links.map(({ label }) => label).join(" · ");
  expect(labels(HEADER)).toBe("Names · Browse names · Name lists · Directory · Games");
  expect(labels(TOOLS.links)).toMatch(/^Compare names · Full name · Choose together · .*Growth · Printables/);
  expect(labels(PHONE_TOOLS.links)).toMatch(/^Browse names · Name lists · Compare names · /);
  expect(labels(PHONE_GUIDES.links)).toMatch(/^Blog · Baby safety · .*Videos · .*Directory · Games/);
  expect(labels(LEGAL.links)).toMatch(/^Privacy · Terms · Accessibility · Advertising/);
});
