import type { Dice } from "#domain/names/name-book.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";
import { readRecords } from "#server/names/read-records.ts";
import { ROOT } from "#server/root.ts";
import { type References, referencesIn } from "../support/links-in.ts";
import { open } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

const NAMES_DRAWN = 200;
const SEED = 1880;
const NAME_PAGE = /^\/names\/(?!lists$|about-the-data$)[^/]+$/;
const AT_ONCE = 6;

/**
 * Links to names lead to some 4,600 pages, which takes minutes: every one of them must be a name that we know, and so many
 * drawn by the seed are opened. CRAWL_ALL=1 opens them all.
 */
const NAMES_OPENED = process.env["CRAWL_ALL"] === undefined ? 400 : Number.POSITIVE_INFINITY;

test("Every link of every fixed page and of 200 names leads somewhere, and nothing comes from elsewhere", async ({
  server: { url: site },
}) => {
  test.setTimeout(300_000);
  const fixed = [
    ...(await sitemap(site, "pages")),
    ...(await sitemap(site, "lists")),
    ...PAGES_TO_CHECK.filter(({ notFound }) => notFound !== true).map(({ path }) => `${site}${path}`),
  ];
  const known = await knownNames(site);
  const dice = seededDice(SEED);
  const names = drawn(NAMES_DRAWN, known, dice);
  const crawled = new Set([...fixed, ...names]);

  const pages = new Map<string, References>();
  await eachOf([...crawled], async (address) => {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    pages.set(address, referencesIn(await answer.text(), address));
  });

  const foreign = [...pages].flatMap(([page, { resources }]) =>
    resources.filter((address) => !isOurs(address, site)).map((address) => `${page} fetches ${address}`),
  );
  expect(foreign).toEqual([]);

  const broken: string[] = [];
  const linked = linkedFrom(pages, site);
  const toNames = [...linked.keys()].filter((target) => NAME_PAGE.test(new URL(target).pathname));
  const allNames = new Set([...known.collected, ...known.recorded]);
  for (const target of toNames.filter((name) => !allNames.has(name) && !pages.has(name))) {
    broken.push(`${target}, as on ${pageThatLinks(linked, target)}`);
  }
  const skipped = new Set(toNames);
  for (const name of drawn(NAMES_OPENED, { collected: toNames, recorded: toNames }, dice))
    skipped.delete(name);
  await eachOf([...linked], async ([target, anchors]) => {
    // What a page takes along behind its "#", as /fit#first=Hazel does, is no place on it.
    const named = [...anchors].filter(([id]) => id !== "" && !id.includes("="));
    if (skipped.has(target) && named.length === 0) return;
    const ids = pages.get(target)?.ids ?? (await idsAt(target, named.length > 0));
    if (ids === undefined) broken.push(`${target}, as on ${pageThatLinks(linked, target)}`);
    for (const [id, page] of named) {
      if (ids?.has(id) === false) broken.push(`${target}#${id}, as on ${page}`);
    }
  });
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(NAMES_DRAWN + 100);
});

test("No kind of page asks anything of another site", async ({ context, page, server, trouble }) => {
  test.setTimeout(180_000);
  trouble.expect(/status of 404/);
  const asked: string[] = [];
  context.on("request", (request) => {
    if (!isOurs(request.url(), server.url)) asked.push(`${page.url()} asks ${request.url()}`);
  });
  for (const { path, given } of PAGES_TO_CHECK) {
    await given?.(context);
    await open(page, path);
  }
  expect(asked).toEqual([]);
});

/** The addresses in a part of the sitemap. */
async function sitemap(site: string, part: string): Promise<readonly string[]> {
  const text = await (await fetch(`${site}/sitemaps/${part}.xml`)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}

type Names = { readonly collected: readonly string[]; readonly recorded: readonly string[] };

/** The addresses of all names there are: of the collection, and on record. */
async function knownNames(site: string): Promise<Names> {
  const { names } = readRecords(new URL("data/ssa/", ROOT));
  return {
    collected: await sitemap(site, "names"),
    recorded: names.map((name) => `${site}/names/${name.toLowerCase()}`),
  };
}

/** Half of them from the collection, half from all that are on record. */
function drawn(count: number, { collected, recorded }: Names, dice: Dice): readonly string[] {
  if (count > recorded.length) return recorded;
  return Array.from({ length: count }, (_, place) => {
    const from = place % 2 === 0 ? collected : recorded;
    return from[Math.floor(dice() * from.length)] ?? "";
  });
}

/** What is linked to within the site: by address, each anchor with a page that names it. "" is the address itself. */
function linkedFrom(
  pages: ReadonlyMap<string, References>,
  site: string,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const linked = new Map<string, Map<string, string>>();
  for (const [page, { links }] of pages) {
    for (const link of links.filter((address) => isOurs(address, site))) {
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
  const answer = await fetch(address, { method: needed ? "GET" : "HEAD" });
  if (!answer.ok) return undefined;
  return needed ? referencesIn(await answer.text(), address).ids : new Set();
}

function isOurs(address: string, site: string): boolean {
  return new URL(address).origin === site || /^(data|blob):/.test(address);
}

async function eachOf<Item>(items: readonly Item[], look: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await look(item);
    }),
  );
}
