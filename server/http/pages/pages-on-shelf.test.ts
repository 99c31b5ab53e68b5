import { expect, test } from "vitest";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";
import type { KeptPage, PageShelf } from "./page-shelf.ts";
import { createPages } from "./pages.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";

const site = "https://names.example.org";
const client = { address: "203.0.113.7", standsForMany: false, https: true, origin: site };
const asking = { nonce: "n", origin: site, client };

function shelfInMemory() {
  const kept = new Map<string, KeptPage>();
  const shelf: PageShelf = {
    get: async (key) => kept.get(key),
    put: async (key, page) => kept.set(key, page).has(key),
  };
  return { kept, shelf };
}

function openPages(shelf: PageShelf | undefined, { lasts = true } = {}) {
  const rendered: string[] = [];
  const render = rendererOf(async ({ url }) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    const status = pathname === "/none" ? 404 : 200;
    return new Response("<p>Hazel</p>".repeat(200), { status, headers: { "content-type": "text/html" } });
  });
  const pages = createPages(async (...given) => ({ ...(await render(...given)), lasts }), { shelf });
  const text = async (path: string) => {
    const request = new Request(`${site}${path}`);
    const answer = await unpacked(await pages.render(request, asking), wantedBy(request));
    return asResponse(answer, wantedBy(request)).text();
  };
  return { pages, rendered, text };
}

test("a page that was rendered lies on the shelf, and comes from there in another process", async () => {
  const { kept, shelf } = shelfInMemory();
  const before = openPages(shelf);
  const text = await before.text("/names/hazel");
  expect([...kept.keys()]).toEqual([`${site} /names/hazel`]);
  expect(before.pages.cached(site, "/names/hazel")).toBeUndefined();
  expect(await before.text("/names/hazel")).toBe(text);
  expect(before.rendered).toEqual(["/names/hazel"]);
  const after = openPages(shelf);
  expect(await after.text("/names/hazel")).toBe(text);
  expect(after.pages.cached(site, "/names/hazel")).toBeUndefined();
  // What a crawler reads once leaves memory to the pages that are read again.
  expect(await after.text("/names/hazel")).toBe(text);
  expect(after.rendered).toEqual([]);
  const [first, second] = [before, after].map(({ pages }) => pages.cached(site, "/names/hazel")?.headers);
  expect(second).toEqual(first);
});

test("what the shelf does not take lies in memory; until it is written, who asks is given the same", async () => {
  const writing = Promise.withResolvers<boolean>();
  const { pages, text, rendered } = openPages({ get: async () => undefined, put: () => writing.promise });
  await text("/names/hazel");
  await text("/names/hazel");
  expect([rendered.length, pages.cached(site, "/names/hazel")]).toEqual([1, undefined]);
  writing.resolve(false);
  await writing.promise;
  await text("/names/hazel");
  expect(rendered).toEqual(["/names/hazel"]);
  expect(pages.cached(site, "/names/hazel")).toBeDefined();
});

test("only what everybody gets is laid there, and what its forms carry must be known after a restart", async () => {
  const { kept, shelf } = shelfInMemory();
  const { text } = openPages(shelf);
  await text("/?q=hazel");
  await text("/none");
  await openPages(shelf, { lasts: false }).text("/names/hazel");
  expect(kept.size).toBe(0);
});

test("what is made ahead lies on the shelf and leaves memory to the pages that are asked for; made once", async () => {
  const { kept, shelf } = shelfInMemory();
  const { pages, rendered } = openPages(shelf);
  await pages.makeAhead("/names/hazel", asking);
  await pages.makeAhead("/names/hazel", asking);
  expect([kept.size, rendered, pages.cached(site, "/names/hazel")]).toEqual([1, ["/names/hazel"], undefined]);
});

test("without a shelf it lies in memory", async () => {
  const { pages } = openPages(undefined);
  await pages.makeAhead("/", asking);
  expect(pages.cached(site, "/")).toBeDefined();
});

test("what the listener did not find on the shelf is made without asking the shelf again; what it finds, it sends", async () => {
  const { kept, shelf } = shelfInMemory();
  const asked: string[] = [];
  const counting: PageShelf = { ...shelf, get: async (key) => (asked.push(key), shelf.get(key)) };
  const { pages, text, rendered } = openPages(counting);
  expect(await pages.kept?.(site, "/names/hazel", false)).toBeUndefined();
  await text("/names/hazel");
  expect([asked.length, kept.size, rendered.length]).toEqual([1, 1, 1]);
  expect(await pages.kept?.(site, "/names/hazel", false)).toBeDefined();
  await openPages(counting).text("/names/hazel");
  expect([asked.length, rendered.length]).toEqual([3, 1]);
});
