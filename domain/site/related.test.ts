import { expect, test } from "vitest";
import { type RelatedPage, relatedTo } from "./related.ts";

const pages: readonly RelatedPage[] = ["/", "/a", "/b", "/c", "/d", "/e"].map((href) => ({
  title: href,
  href,
  description: "",
  icon: "",
  category: "guides",
}));
const hrefs = (path: string, most?: number) => relatedTo(path, pages, most).map(({ href }) => href);

test("a page points to the four after it, around the end, and never to itself", () => {
  expect(hrefs("/b")).toEqual(["/c", "/d", "/e", "/"]);
  expect(hrefs("/e", 9)).toEqual(["/", "/a", "/b", "/c", "/d"]);
});

test("a page that is not in the list points to the first four", () => {
  expect(hrefs("/elsewhere")).toEqual(["/", "/a", "/b", "/c"]);
});

test("every page is pointed to by another", () => {
  const reached = new Set(pages.flatMap(({ href }) => hrefs(href)));
  expect(reached.size).toBe(pages.length);
});
