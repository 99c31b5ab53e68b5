import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { RELATED_MOST } from "#domain/pages/related.ts";
import { RELATED_PAGES, RELATED_TO } from "./related-pages.data.ts";

const indexed = Object.values<Page>(PAGES).filter(isIndexed);
const paths = [...indexed.map(({ path }) => path), ...SHEET_IDS.map(templatePath)];

/** But for those whose links are laid down. */
const byNeed = paths.filter((path) => path !== PAGES.printables.path);

test.for(byNeed)("%s leads to four others, each of them a page that search engines may show", (path) => {
  const related = RELATED_TO[path] ?? [];
  expect(new Set(related).size).toBe(RELATED_MOST);
  expect(related).not.toContain(path);
  for (const href of related) {
    expect(paths).toContain(href);
    expect(RELATED_PAGES[href]).toMatchObject({
      href,
      title: expect.any(String),
      description: expect.any(String),
    });
  }
});

test("every page is led to by another", () => {
  const reached = new Set(Object.values(RELATED_TO).flat());
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});

/** In any place: another page may come to share their needs. */
test.for<[string, readonly string[]]>([
  ["/fit", ["/compare", "/together"]],
  ["/together", ["/compare", "/fit"]],
  ["/names/lists", ["/names", "/"]],
  ["/blog", ["/education", "/baby-clothes"]],
  ["/baby-safety", ["/videos"]],
  ["/baby-clothes", ["/growth", "/printable-resources"]],
  ["/parent-directory", ["/baby-safety", "/growth"]],
  ["/growth", ["/printable-resources", "/parent-directory"]],
  ["/privacy", ["/terms", "/advertising"]],
  ["/templates/feeding-log", ["/templates/sleep-tracker", "/videos"]],
  ["/templates/growth-chart-girls", ["/templates/growth-chart-boys", "/growth"]],
])("%s leads to what serves the same needs", ([path, related]) => {
  expect(RELATED_TO[path]).toEqual(expect.arrayContaining([...related]));
});

test("the printables lead where the specification says", () => {
  expect(RELATED_TO["/printable-resources"]).toEqual(["/baby-safety", "/education", "/blog"]);
});

test("what is worried about leads to help, never to the games or to what is paid for", () => {
  for (const path of ["/parent-directory", "/growth", "/templates/vaccination-record"]) {
    for (const distraction of ["/games", "/blog", "/advertising"]) {
      expect(RELATED_TO[path], path).not.toContain(distraction);
    }
  }
});
