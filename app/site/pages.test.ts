import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { JOBS } from "#content/site/menus.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import routes from "#app/routes.ts";
import { ROOT } from "#server/root.ts";
import { LEGAL, type MenuLink, MENUS, THIS_SITE } from "./navigation.data.ts";

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
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(keywords.length, path).toBeGreaterThan(0);
    expect(line.length, path).toBeLessThanOrEqual(80);
  }
});

test("every page says its job, but those that nothing leads to", () => {
  const without = pages.filter(({ job }) => job === undefined);
  expect(without.filter(({ noindex }) => noindex !== true)).toEqual([]);
  for (const { id } of JOBS) expect(pages.some(({ job }) => job === id)).toBe(true);
});

test("every drawing of a picture is there", () => {
  for (const { picture } of indexed) {
    const { drawing } = picture;
    if (drawing === "mark" || drawing === "cover") continue;
    expect(existsSync(new URL(`app/drawings/${drawing}.svg`, ROOT)), drawing).toBe(true);
  }
});

test("every entry of a menu is a page that exists, and no page of a job is lost", () => {
  const paths = new Set<string>(pages.map(({ path }) => path));
  const entries = MENUS.flatMap(({ links }) => links);
  for (const { href } of entries) expect(paths.has(href.replace(/#.*/, "")), href).toBe(true);
  const groups: readonly { readonly links: readonly MenuLink[] }[] = [...MENUS, THIS_SITE, LEGAL];
  const led = groups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(new Set(led).size).toBe(led.length);
  const withJob = pages.flatMap(({ job, path }) => (job === undefined ? [] : path));
  expect(led.filter((href) => !href.includes("#")).toSorted()).toEqual(withJob.toSorted());
});

test("menus follow the order of the rows, and say themselves in a few words", () => {
  const labels = (links: readonly MenuLink[]) => links.map(({ label }) => label).join(" · ");
  expect(MENUS.map(({ label, links }) => `${label}: ${labels(links)}`)).toEqual([
    "Names: Search · Browse · Lists · By state · Compare · Ages · Through time",
    "Choose: Full name · Together · Saved names · Name sheet",
    "Baby: Growth · Printables · Games",
    "Help: Directory · If it can’t wait",
    expect.stringMatching(/^Guides: Blog · Baby safety · Education · Baby clothes · .*Videos/),
  ]);
  expect(labels(LEGAL.links)).toMatch(/^Privacy · Terms · Accessibility · Advertising/);
  for (const { line } of MENUS.flatMap(({ links }) => links))
    expect(line.length, line).toBeLessThanOrEqual(36);
});

test("every mark of a menu is drawn", () => {
  for (const { mark } of MENUS.flatMap(({ links }) => links))
    expect(existsSync(new URL(`app/drawings/${mark}.svg`, ROOT)), mark).toBe(true);
});
