import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { PUBLIC } from "#tests/fixtures/shelves-under-test.ts";
import { openSiteShelf } from "./open-site-shelf.ts";

vi.mock(import("./edition.ts"), async (original) => ({
  ...(await original()),
  stampOfBuild: async () => stamp,
}));

const DAY_MS = 24 * 60 * 60 * 1000;
const log = { warn: () => undefined };
let stamp: string | undefined = "a build";
let dataDir: string;

beforeEach(async () => {
  stamp = "a build";
  dataDir = await mkdtemp(join(tmpdir(), "namekin-shelf-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = (env: Readonly<Record<string, string>> = {}) =>
  openSiteShelf(readConfig({ DATA_DIR: dataDir, ...env }), log);

test("pages lie in the folder of the data, and what chance has drawn is made anew the next day", async () => {
  const shelf = await open();
  const until = Date.now() + 14 * DAY_MS;
  const page = { headers: PUBLIC, br: Buffer.from("page"), etag: '"e"', until };
  const untilOf = async (path: string) => {
    const key = `https://names.example.org ${path}`;
    await shelf?.put(key, page);
    return (await shelf?.get(key))?.until;
  };
  expect(await untilOf("/names/hazel")).toBe(until);
  expect(await untilOf("/ with ads")).toBeLessThanOrEqual(Date.now() + DAY_MS);
  expect(await untilOf("/_root.data")).toBeLessThanOrEqual(Date.now() + DAY_MS);
  expect(existsSync(join(dataDir, "pages"))).toBe(true);
  await shelf?.close();
});

test("there is none where the settings want none, where all is in memory, and before there is a build", async () => {
  expect(await open({ SHELF_MAX_MB: "0" })).toBeUndefined();
  expect(await open({ DATA_DIR: ":memory:" })).toBeUndefined();
  stamp = undefined;
  expect(await open()).toBeUndefined();
  expect(() => readConfig({ SHELF_MAX_MB: "10" })).toThrow(/SHELF_MAX_MB must be 0, or a whole number/);
});
