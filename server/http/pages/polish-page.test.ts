import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";
import { brotliPage } from "#server/http/compress.ts";
import type { KeptPage } from "./page-shelf.ts";
import { createPages } from "./pages.ts";
import { isPacked, type Reply } from "#server/http/reply.ts";

const site = "https://names.example.org";
const key = `${site} /names/hazel`;
const client = { address: "203.0.113.7", standsForMany: false, https: true, origin: site };
const asking = { nonce: "n", origin: site, client };
const html = readFileSync(new URL("README.md", ROOT), "utf8");
const quick = brotliPage(Buffer.from(html), false);

const bytesOf = (reply: Reply | undefined) =>
  reply !== undefined && isPacked(reply.body) ? reply.body.br : undefined;

/** A site with a shelf, and what it leaves for an idle hour. */
function openSite({ lasts = true } = {}) {
  const kept = new Map<string, KeptPage>();
  const later: (() => Promise<void>)[] = [];
  const render = rendererOf(async () => new Response(html, { headers: { "content-type": "text/html" } }));
  const pages = createPages(async (...given) => ({ ...(await render(...given)), lasts }), {
    shelf: {
      get: async (of) => kept.get(of),
      put: async (of, what) => kept.set(of, what).has(of),
    },
    inIdleTime: (job) => void later.push(job),
  });
  const ask = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      if (pages.cached(site, "/names/hazel") === undefined)
        await pages.render(new Request(`${site}/names/hazel`), asking);
  };
  return { pages, kept, later, ask, cached: () => pages.cached(site, "/names/hazel") };
}

test("a page that is asked for often is compressed once more, for memory and for the shelf", async () => {
  const { kept, later, ask, cached } = openSite();
  await ask(8);
  expect(later).toHaveLength(0);
  await ask(40);
  expect(later).toHaveLength(1);
  const before = { reply: cached(), kept: kept.get(key) };
  await later[0]?.();
  const after = { reply: cached(), kept: kept.get(key) };
  const best = bytesOf(after.reply);
  if (best === undefined) throw new Error("the page lies in memory");
  expect(best.byteLength).toBeLessThan(0.95 * quick.byteLength);
  expect(brotliDecompressSync(best).toString()).toBe(brotliDecompressSync(quick).toString());
  expect(after.reply?.headers).toEqual(before.reply?.headers);
  expect(after.kept).toEqual({ ...before.kept, br: best });
  await ask(40);
  expect(later).toHaveLength(1);
});

test("what lies in memory alone is not laid on the shelf by it", async () => {
  const { kept, later, ask, cached } = openSite({ lasts: false });
  await ask(40);
  await later[0]?.();
  expect(bytesOf(cached())?.byteLength).toBeLessThan(0.95 * quick.byteLength);
  expect(kept.size).toBe(0);
});

test("a page that is as short as it gets is left as it is", async () => {
  const { later, ask, cached } = openSite();
  await ask(40);
  await later[0]?.();
  const best = bytesOf(cached());
  const again = openSite();
  again.kept.set(key, { headers: {}, etag: '"1"', until: Infinity, br: best ?? quick });
  await again.ask(40);
  await again.later[0]?.();
  expect(bytesOf(again.cached())).toBe(best);
});
