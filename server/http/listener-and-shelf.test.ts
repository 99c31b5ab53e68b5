import { Hono } from "hono";
import { brotliCompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { Bindings } from "./hono.ts";
import { replyWith } from "./reply.ts";
import { openShell } from "#tests/support/servers/shell-under-test.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A shell whose shelf holds one page. Gives what the shelf was asked for. */
async function open() {
  const asked: string[] = [];
  const app = new Hono<Bindings>();
  app.all("*", (context) => context.text("from the app"));
  const { url, close } = await openShell({
    app,
    async kept(origin, path, refusesAds) {
      asked.push(`${origin} ${path}${refusesAds ? "" : " with ads"}`);
      if (path !== "/names/hazel") return undefined;
      return replyWith(200, { etag: '"h"' }, { br: Buffer.from(brotliCompressSync("from the shelf")) });
    },
  });
  stops.push(close);
  return { asked, ask: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
}

test("what lies on the shelf is sent, in what the client takes; the app is asked for all else", async () => {
  const { ask, asked } = await open();
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await ask("/names/hazel", { headers: { "accept-encoding": encoding } });
    expect(await answer.text()).toBe("from the shelf");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
  const same = await ask("/names/hazel", { headers: { "if-none-match": '"h"' } });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  const head = await ask("/names/hazel", { method: "HEAD" });
  expect([head.headers.get("etag"), await head.text()]).toEqual(['"h"', ""]);
  expect(await (await ask("/names/zoe", { headers: { "sec-gpc": "1" } })).text()).toBe("from the app");
  expect(asked).toHaveLength(6);
  expect(asked.at(-1)).toBe("http://names.example.org /names/zoe");
});

test("the shelf is not asked for what is not the same for everybody, or no page", async () => {
  const { ask, asked } = await open();
  await ask("/names/hazel?with=smith");
  await ask("/names/hazel", { headers: { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" } });
  await ask("/names/hazel", { method: "POST" });
  await ask("/api/saved-names");
  await ask("/healthz");
  expect(asked).toEqual([]);
});
