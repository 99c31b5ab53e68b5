import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { ROOT } from "#server/root.ts";
import type { PageToRender } from "./page-to-render.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const file = new URL("tests/fixtures/rendering-thread.ts", ROOT);
const page = (path: string): PageToRender => ({
  url: `https://names.example.org${path}`,
  origin: "https://names.example.org",
  nonce: "n",
  formToken: "",
  list: { kind: "none" },
  names: null,
  own: null,
  ads: undefined,
  vary: "",
  forAll: false,
  development: false,
});

const pools: RenderPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map(({ close }) => close()));
});

type Given = { mostWaiting?: number; limitMs?: number; beginningMs?: number; workerData?: string };
function openPool(given: Given = {}) {
  const log = pino({ level: "silent" });
  const errors = vi.spyOn(log, "error");
  const warnings = vi.spyOn(log, "warn");
  const pool = openRenderPool({ file, threads: 1, workerData: null, log, ...given });
  pools.push(pool);
  return { pool, errors, warnings };
}

async function shown(pool: RenderPool, path: string) {
  const rendered = await pool.render(page(path));
  return rendered.kind === "page" ? rendered.reply.body : rendered.fault;
}

test("pages come back as data, and the pool is idle when none is left", async () => {
  const { pool } = openPool();
  const both = [shown(pool, "/slow"), shown(pool, "/b")];
  expect(pool.isIdle()).toBe(false);
  expect(await Promise.all(both)).toEqual([{ text: "/slow" }, { text: "/b" }]);
  expect(pool.isIdle()).toBe(true);
});

test("when too many wait, who comes next is refused at once, which is told once", async () => {
  const { pool, warnings } = openPool({ mostWaiting: 1 });
  const taken = [shown(pool, "/slow"), shown(pool, "/b")];
  for (let n = 0; n < 2; n += 1)
    await expect(pool.render(page("/c"))).rejects.toMatchObject({ name: "RenderFault", kind: "busy" });
  expect(warnings).toHaveBeenCalledTimes(1);
  expect(await Promise.all(taken)).toHaveLength(2);
  expect(await shown(pool, "/d")).toEqual({ text: "/d" });
});

test("a thread that dies or hangs is told of, and replaced; who waits behind it is not", async () => {
  const { pool, errors } = openPool({ limitMs: 1_000 });
  await shown(pool, "/first");
  const died = pool.render(page("/die"));
  const behind = shown(pool, "/behind");
  await expect(died).rejects.toMatchObject({ kind: "ended" });
  expect(await behind).toEqual({ text: "/behind" });
  await expect(pool.render(page("/hang"))).rejects.toMatchObject({ kind: "late" });
  expect(await shown(pool, "/after")).toEqual({ text: "/after" });
  expect(errors).toHaveBeenCalledTimes(2);
});

test("a thread that begins slowly is not ended for it: who comes first waits", async () => {
  const { pool, errors } = openPool({ limitMs: 300, workerData: "begins slowly" });
  expect(await shown(pool, "/first")).toEqual({ text: "/first" });
  expect(errors).not.toHaveBeenCalled();
});

test("a thread that never begins is ended all the same", async () => {
  const { pool } = openPool({ limitMs: 50, beginningMs: 50, workerData: "begins slowly" });
  await expect(pool.render(page("/first"))).rejects.toMatchObject({ kind: "late" });
});

test("a thread that cannot begin is no reason to wait for ever", async () => {
  const { pool } = openPool({ workerData: "cannot begin" });
  for (let n = 0; n < 2; n += 1)
    await expect(pool.render(page("/a"))).rejects.toMatchObject({ kind: "ended" });
});

test("what nobody wants any more is not rendered", async () => {
  const { pool } = openPool();
  const leaving = new AbortController();
  const slow = shown(pool, "/slow");
  const left = pool.render(page("/die"), leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ kind: "left" });
  await expect(pool.render(page("/a"), leaving.signal)).rejects.toMatchObject({ kind: "left" });
  expect(await slow).toEqual({ text: "/slow" });
});

test("a pool that closes leaves nobody waiting", async () => {
  const { pool, errors } = openPool();
  const asked = [pool.render(page("/slow")), pool.render(page("/b"))];
  const answers = Promise.allSettled(asked);
  await pool.close();
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(pool.render(page("/c"))).rejects.toMatchObject({ kind: "ended" });
  expect(errors).not.toHaveBeenCalled();
});
