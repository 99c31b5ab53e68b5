import { expect, test } from "vitest";
import { LISTINGS } from "#content/directory/listings.ts";
import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { ARTICLE_SECTIONS } from "#domain/articles/article.ts";
import { readArticles } from "#server/articles/read-articles.ts";
import { ROOT } from "#server/root.ts";
import { faultsIn } from "#tests/support/structured-data.ts";
import { dataJsonLd } from "#app/open-data/data-json-ld.ts";
import { listJsonLd } from "#app/names/lists/list-json-ld.ts";
import { nameJsonLd } from "#app/names/page/head/json-ld.ts";
import { articleJsonLd, articlesJsonLd } from "./articles.ts";
import { organizationList } from "./directory.ts";
import { homeJsonLd } from "./home.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { pageJsonLd } from "./web-page.ts";

const origin = "https://names.example.org";
const types = (things: readonly SchemaThing[]) => things.map((thing) => thing["@type"]);

test("the home page is a site that can be searched, and its publisher", () => {
  const things = homeJsonLd(origin);
  expect(faultsIn(things)).toEqual([]);
  expect(types(things)).toEqual(["WebSite", "Organization"]);
  expect(JSON.stringify(things)).toContain(`${origin}/?q={search_term_string}`);
});

test("each page of articles lists them; each article says when it was written and checked, by whom, and shows its picture", () => {
  const articles = readArticles(new URL("content/articles/", ROOT));
  for (const section of ARTICLE_SECTIONS) {
    const page = PAGES[ARTICLE_PAGES[section].row];
    const own = articles.of(section);
    const things = articlesJsonLd(page, origin, own);
    expect(faultsIn(things), page.path).toEqual([]);
    const [breadcrumbs, whole, ...rest] = types(things);
    expect(breadcrumbs).toBe("BreadcrumbList");
    expect(whole).toBe(page.path === "/blog" ? "Blog" : "CollectionPage");
    expect(rest).toEqual(["ItemList"]);
    for (const article of own) {
      const alone = articleJsonLd(page, origin, article);
      expect(faultsIn(alone), article.id).toEqual([]);
      expect(types(alone)).toEqual(["BreadcrumbList", page.path === "/blog" ? "BlogPosting" : "Article"]);
      expect(JSON.stringify(alone)).toContain(`${origin}/og${page.path}/${article.id}.png`);
      expect(JSON.stringify(alone)).toContain(article.updatedOn);
      expect(JSON.stringify(things)).toContain(`${origin}${page.path}/${article.id}`);
    }
  }
});

test("a name is a term with a meaning; without one it is a page, and it is no dataset of its own", () => {
  const hazel = {
    origin,
    path: "/names/hazel",
    name: "Hazel",
    title: "Hazel: meaning",
    description: "The hazel tree.",
    gloss: "the hazel tree",
  };
  const whole = nameJsonLd(hazel);
  expect(faultsIn(whole)).toEqual([]);
  expect(types(whole)).toEqual(["BreadcrumbList", "WebPage"]);
  expect(JSON.stringify(whole)).toContain('"@type":"DefinedTerm"');
  const bare = nameJsonLd({ ...hazel, gloss: null });
  expect(faultsIn(bare)).toEqual([]);
  expect(types(bare)).toEqual(["BreadcrumbList", "WebPage"]);
});

test("the data of the site is one dataset, with each file, its checksum and its license", () => {
  const file = {
    set: "forecasts",
    format: "csv",
    name: "forecasts.csv",
    bytes: 101_252,
    sha256: "ab",
  } as const;
  const rows = { collection: 1, "sound-families": 1, forecasts: 1, lists: 1, states: 1 };
  const dataset = dataJsonLd(
    { edition: 2025, files: [file], rows },
    { firstYear: 1880, lastYear: 2025 },
    { origin, path: "/data" },
  );
  expect(faultsIn(dataset)).toEqual([]);
  expect(dataset).toMatchObject({
    temporalCoverage: "1880/2025",
    license: "https://creativecommons.org/licenses/by/4.0/",
    distribution: [
      {
        contentUrl: `${origin}/data/forecasts.csv`,
        sha256: "ab",
        license: "https://creativecommons.org/licenses/by/4.0/",
      },
    ],
  });
});

test("a list tells where it stands and the first hundred of what it lists", () => {
  const items = Array.from({ length: 150 }, (_, n) => ({ name: `Name ${n}`, path: `/names/name${n}` }));
  const crumbs = [{ name: "Names", path: "/" }];
  const things = listJsonLd({ origin, path: "/l", title: "List", description: "A list.", crumbs, items });
  expect(faultsIn(things)).toEqual([]);
  expect(JSON.stringify(things)).toContain('"numberOfItems":150');
  expect(JSON.stringify(things)).toContain("/names/name99");
  expect(JSON.stringify(things)).not.toContain("/names/name100");
});

test("the directory tells every organization, with its website and its number", () => {
  const list = organizationList(`${origin}/parent-directory`, LISTINGS);
  expect(faultsIn(list)).toEqual([]);
  const told = JSON.stringify(list);
  expect(told).toContain(`"numberOfItems":${LISTINGS.length}`);
  expect(told.match(/"@type":"Organization","name":"[^"]+","url":"https:/g)?.length).toBeGreaterThanOrEqual(
    98,
  );
  expect(told).toContain('"telephone":"1-800-944-4773"');
});

test("what lacks is found", () => {
  const page = { origin, path: "/x", title: "", description: "What it is." };
  expect(faultsIn(pageJsonLd(page, []))).toEqual([
    "$[0] (BreadcrumbList) has no itemListElement",
    "$[1] (WebPage) has no name",
  ]);
  expect(faultsIn({ "@type": "Recipe" })).toEqual(["$ is of the unknown type Recipe"]);
});
