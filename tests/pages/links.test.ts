import { expect, test } from "vitest";
import type { Dice } from "#domain/names/name-book.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { STEP_HASHES } from "#app/together/steps.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { namePath } from "#domain/pages/name-paths.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { type References, referencesIn } from "./links-in.ts";
import { rounds } from "#tests/support/matrix.ts";
import { PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import type { Answer } from "./site/ask.ts";
import { openSite } from "./site/open-site.ts";
import { seenFirst } from "./site/seen-first.ts";

const NAMES_DRAWN = rounds({ few: 20, all: 200 });
const SEED = 1880;
const FIXED: ReadonlySet<string> = new Set(Object.values(PATHS));

/** Only names stand right below /names, but for fixed pages, and files: these have an ending. */
const isNamePage = (path: string) => /^\/names\/[^/.]+$/.test(path) && !FIXED.has(path);

/** Of pages of a kind, of lists for one, so many are read for their links. */
const READ_OF_A_KIND = rounds({ few: 6, all: Number.POSITIVE_INFINITY });

/**
 * Links lead to some 8,000 addresses of a few kinds, which takes minutes: every name among them must be one that we know, and of
 * each kind so many drawn by the seed are opened. CRAWL_ALL=1 opens them all.
 */
const OPENED_OF_A_KIND =
  process.env["CRAWL_ALL"] === undefined ? rounds({ few: 8, all: 400 }) : Number.POSITIVE_INFINITY;

/** Steps of choosing together: where one is, not a place on a page. */
const STEPS: ReadonlySet<string> = new Set(Object.values(STEP_HASHES));

const { origin: site, browser } = await openSite();
const visitor = browser();

test("every link of every fixed page and of names drawn leads somewhere, and nothing comes from elsewhere", async () => {
  const dice = seededDice(SEED);
  const fixed = [
    ...drawnOfEachKind(READ_OF_A_KIND, await sitemap("pages"), dice),
    ...drawnOfEachKind(READ_OF_A_KIND, await sitemap("lists"), dice),
    ...PAGES_TO_CHECK.filter(({ notFound }) => notFound !== true).map(({ path }) => `${site}${path}`),
  ];
  const known = knownNames();
  const names = [known.collected, known.recorded].flatMap((some) => drawn(NAMES_DRAWN / 2, some, dice));
  const crawled = new Set([...fixed, ...names]);

  const pages = new Map<string, References>();
  for (const address of crawled) {
    const { status, html } = await seenFirst(address.slice(site.length));
    expect(status, address).toBe(200);
    pages.set(address, referencesIn(html, address));
  }

  const foreign = [...pages].flatMap(([page, { resources }]) =>
    resources.filter((address) => !isOurs(address)).map((address) => `${page} fetches ${address}`),
  );
  expect(foreign).toEqual([]);

  const broken: string[] = [];
  const linked = linkedFrom(pages);
  const toNames = [...linked.keys()].filter((target) => isNamePage(new URL(target).pathname));
  const allNames = new Set([...known.collected, ...known.recorded]);
  for (const target of toNames.filter((name) => !allNames.has(name) && !pages.has(name))) {
    broken.push(`${target}, as on ${pageThatLinks(linked, target)}`);
  }
  const opened = new Set(drawnOfEachKind(OPENED_OF_A_KIND, linked.keys(), dice));
  for (const [target, anchors] of linked) {
    // What a page takes along behind its "#", as /fit#first=Hazel does, is no place on it, nor is a step of it.
    const named = [...anchors].filter(([id]) => id !== "" && !id.includes("=") && !STEPS.has(`#${id}`));
    if (!opened.has(target) && named.length === 0) continue;
    const ids = pages.get(target)?.ids ?? (await idsAt(target, named.length > 0));
    if (ids === undefined) broken.push(`${target}, as on ${pageThatLinks(linked, target)}`);
    for (const [id, page] of named) {
      if (ids?.has(id) === false) broken.push(`${target}#${id}, as on ${page}`);
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(NAMES_DRAWN + 100);
}, 300_000);

/** The addresses in a part of the sitemap. */
async function sitemap(part: string): Promise<readonly string[]> {
  const { bytes } = await ask("GET", `${site}/sitemaps/${part}.xml`);
  return Array.from(bytes.toString().matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}

type Names = { readonly collected: readonly string[]; readonly recorded: readonly string[] };

/** The addresses of all names there are: of the collection, and on record. */
function knownNames(): Names {
  const { names } = records;
  return {
    collected: COLLECTION.map(({ name }) => `${site}${namePath(foldName(name))}`),
    recorded: names.all().map((name) => `${site}/names/${name.toLowerCase()}`),
  };
}

/** So many of them, or all. */
function drawn(count: number, from: readonly string[], dice: Dice): readonly string[] {
  if (count >= from.length) return from;
  return Array.from({ length: count }, () => from[Math.floor(dice() * from.length)] ?? "");
}

function drawnOfEachKind(count: number, from: Iterable<string>, dice: Dice): readonly string[] {
  return [...Map.groupBy(from, kindOf).values()].flatMap((some) => drawn(count, some, dice));
}

/** Addresses that one route answers with the same questions are of a kind; a fixed page is one by itself. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = FIXED.has(pathname) ? pathname : pathname.replace(/[^/]+$/, "*");
  return [path, ...new Set(searchParams.keys())].join(" ");
}

/** What is linked to within the site: by address, each anchor with a page that names it. "" is the address itself. */
function linkedFrom(
  pages: ReadonlyMap<string, References>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const linked = new Map<string, Map<string, string>>();
  for (const [page, { links }] of pages) {
    for (const link of links.filter((address) => isOurs(address))) {
      const url = new URL(link);
      const anchor = decodeURIComponent(url.hash.slice(1));
      url.hash = "";
      const anchors = linked.get(url.href) ?? new Map<string, string>();
      linked.set(url.href, anchors.set(anchor, page));
    }
  }
  return linked;
}

function pageThatLinks(linked: ReturnType<typeof linkedFrom>, target: string): string {
  return [...(linked.get(target)?.values() ?? [])].join(", ");
}

/** The ids on a page; undefined where there is none. Read only where they are needed. */
async function idsAt(address: string, needed: boolean): Promise<ReadonlySet<string> | undefined> {
  const answer = await ask(needed ? "GET" : "HEAD", address);
  if (answer.status !== 200) return undefined;
  return needed ? referencesIn(answer.bytes.toString(), address).ids : new Set();
}

function isOurs(address: string): boolean {
  return new URL(address).origin === site || /^(data|blob):/.test(address);
}

/** Follows redirects as fetch does: a link may lead over one. */
async function ask(method: string, address: string): Promise<Answer> {
  const { pathname, search } = new URL(address);
  const answer = await visitor.ask({ method, path: `${pathname}${search}` });
  const location = answer.headers.get("location");
  return location === null ? answer : ask(method, new URL(location, address).href);
}
