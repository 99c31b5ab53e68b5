import { randomBytes } from "node:crypto";
import { readFile, utimes, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DAY_MS, keyOf, MB, PUBLIC, shelvesUnderTest } from "#tests/fixtures/shelves-under-test.ts";

/** Bytes of a page; some three hundred of them fill the shelf. */
const LONG = 12_000;
const shelves = shelvesUnderTest();

test("a page is there again after a restart, for every process on the folder, until its time", async () => {
  const [page, other] = [shelves.pageOf(10_000), shelves.pageOf(10_000)];
  await shelves.open().put(keyOf("hazel"), page);
  const next = shelves.open();
  expect(await next.get(keyOf("hazel"))).toEqual(page);
  expect(await next.get(keyOf("zoe"))).toBeUndefined();
  await next.put(keyOf("hazel"), other);
  expect(await shelves.open().get(keyOf("hazel"))).toEqual(other);
  shelves.time += 30 * DAY_MS;
  expect(await next.get(keyOf("hazel"))).toBeUndefined();
  expect(shelves.warnings).toEqual([]);
});

test("only what may lie in public caches is laid there", async () => {
  const shelf = shelves.open();
  await shelf.put(keyOf("a"), shelves.pageOf(100, { "cache-control": "private, no-cache" }));
  await shelf.put(keyOf("b"), shelves.pageOf(100, {}));
  await shelf.put(keyOf("c"), shelves.pageOf(100, { ...PUBLIC, "set-cookie": "visitor=1" }));
  expect(await shelves.files()).toEqual([]);
});

test("hosts that are made up do not fill it: it takes the pages of four origins", async () => {
  const shelf = shelves.open();
  for (let host = 0; host < 10; host += 1) await shelf.put(`http://${host}.example /`, shelves.pageOf(100));
  expect(await shelves.files()).toHaveLength(4);
  await shelf.put("http://0.example /names", shelves.pageOf(100));
  expect(await shelves.files()).toHaveLength(5);
});

test("it keeps within its bytes, and what was used stays while what was not goes", async () => {
  const shelf = shelves.open();
  const favorites = [1, 2, 3, 4, 5];
  for (let ten = 0; ten < 480; ten += 10) {
    const numbers = Array.from({ length: 10 }, (_, n) => ten + n);
    await Promise.all(numbers.map((n) => shelf.put(keyOf(n), shelves.pageOf(LONG))));
    shelves.time += 1_000;
    for (const used of favorites) expect(await shelf.get(keyOf(used))).toBeDefined();
  }
  expect(await shelves.bytesThere()).toBeLessThan(4 * MB);
  expect(await shelves.bytesThere()).toBeGreaterThan(2.5 * MB);
  const thereFrom = async (first: number) => {
    const pages = await Promise.all(Array.from({ length: 100 }, async (_, n) => shelf.get(keyOf(first + n))));
    return pages.filter((page) => page !== undefined).length;
  };
  // Each folder keeps to its own part, and some get fewer pages than others.
  expect(await thereFrom(10)).toBeLessThan(35);
  expect(await thereFrom(380)).toBeGreaterThan(85);
  expect(shelves.warnings).toEqual([]);
});

test("what lay there before a restart counts, and what a process left unfinished goes", async () => {
  for (let start = 0; start < 6; start += 1) {
    const shelf = shelves.open();
    const numbers = Array.from({ length: 80 }, (_, n) => `${start} ${n}`);
    await Promise.all(numbers.map((n) => shelf.put(keyOf(n), shelves.pageOf(LONG))));
  }
  expect(await shelves.bytesThere()).toBeLessThan(4 * MB);
  const [file = ""] = await shelves.files();
  const [old, young] = [`${file}.1-1.unfinished`, `${file}.2-1.unfinished`];
  for (const left of [old, young]) await writeFile(left, "half");
  await utimes(old, shelves.time / 1000 - 100, shelves.time / 1000 - 100);
  await utimes(young, shelves.time / 1000 + 100, shelves.time / 1000 + 100);
  const shelf = shelves.open();
  for (let n = 0; n < 200; n += 1) await shelf.put(keyOf(`more ${n}`), shelves.pageOf(1_000));
  const names = await shelves.files();
  expect([names.includes(old), names.includes(young)]).toEqual([false, true]);
});

test("what would take a large part of it is not taken", async () => {
  const shelf = shelves.open();
  await shelf.put(keyOf("large"), shelves.pageOf(100_000));
  expect(await shelves.files()).toEqual([]);
});

test("a page that is asked for while it is written is found whole, and stays", async () => {
  const shelf = shelves.open();
  const keys = Array.from({ length: 20 }, (_, n) => keyOf(n));
  await Promise.all(
    keys.map(async (key) => {
      const page = shelves.pageOf(5_000);
      const laid = [shelf.put(key, shelves.pageOf(5_000)), shelf.put(key, page)];
      expect(await shelf.get(key)).toEqual(page);
      expect(await Promise.all(laid)).toEqual([true, true]);
    }),
  );
  expect((await shelves.files()).length).toBe(keys.length);
});

test("a damaged file is a miss, is removed, and is made again", async () => {
  const shelf = shelves.open();
  const page = shelves.pageOf(5_000);
  await shelf.put(keyOf("hazel"), page);
  const [file = ""] = await shelves.files();
  const whole = await readFile(file);
  for (const damage of [
    () => whole.subarray(0, 2_500),
    () => Buffer.alloc(0),
    () => Buffer.from(whole.map((byte, at) => (at === 3_000 ? byte ^ 4 : byte))),
    () => randomBytes(whole.byteLength),
  ]) {
    await writeFile(file, damage());
    expect(await shelf.get(keyOf("hazel"))).toBeUndefined();
    expect(await shelves.files()).toEqual([]);
    await shelf.put(keyOf("hazel"), page);
    expect(await shelf.get(keyOf("hazel"))).toEqual(page);
  }
  expect(shelves.warnings).toEqual([]);
});
