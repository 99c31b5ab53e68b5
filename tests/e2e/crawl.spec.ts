import { PAGES } from "#content/site/pages.ts";
import { type Dice } from "#domain/names/name-book.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";
import { readRecords } from "#server/names/read-records.ts";
import { ROOT } from "#server/root.ts";
import { type References, referencesIn } from "../support/links-in.ts";
import { notifications } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

const NAMES_DRAWN = 200;
const SEED = 1880;
const AT_ONCE = 6;

test("Every link of every fixed page and of 200 names leads somewhere, and nothing comes from elsewhere @once", async ({
  server: { url: site },
}) => {
  test.setTimeout(300_000);
  const fixed = [
    ...(await sitemap(site, "pages")),
    ...(await sitemap(site, "lists")),
    ...Object.values(PAGES).map(({ path }) => `${site}${path}`),
  ];
  const names = drawnNames(await sitemap(site, "names"), seededDice(SEED)).map((id) => `${site}${id}`);
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
  await eachOf([...linkedFrom(pages, site)], async ([target, anchors]) => {
    const ids = pages.get(target)?.ids ?? (await idsAt(target, anchors.size > 0));
    if (ids === undefined) broken.push(`${target}, as on ${[...anchors.values(), ""][0]}`);
    for (const [id, page] of anchors) {
      if (id !== "" && ids?.has(id) === false) broken.push(`${target}#${id}, as on ${page}`);
    }
  });
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(NAMES_DRAWN + 100);
});

test("No kind of page asks anything of another site @once", async ({ browser, server, contextOptions }) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  for (const { path, given } of PAGES_TO_CHECK) {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    context.on("request", (request) => {
      if (!isOurs(request.url(), server.url)) asked.push(`${path} asks ${request.url()}`);
    });
    await given?.(context);
    const page = await context.newPage();
    await page.goto(path);
    await expect(notifications(page)).toBeAttached();
    await context.close();
  }
  expect(asked).toEqual([]);
});

/** The addresses in a part of the sitemap. */
async function sitemap(site: string, part: string): Promise<readonly string[]> {
  const text = await (await fetch(`${site}/sitemaps/${part}.xml`)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}

/** Half of them from the collection, half from all that are on record. */
function drawnNames(collected: readonly string[], dice: Dice): readonly string[] {
  const recorded = readRecords(new URL("data/ssa/", ROOT)).ids;
  return Array.from({ length: NAMES_DRAWN }, (_, place) => {
    const from = place % 2 === 0 ? collected : recorded;
    const drawn = from[Math.floor(dice() * from.length)] ?? "";
    return place % 2 === 0 ? new URL(drawn).pathname : `/names/${drawn}`;
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
