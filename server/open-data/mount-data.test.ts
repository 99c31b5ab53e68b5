import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { FILE_NAMES } from "#domain/open-data/data-file.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const { app, services } = await openApp();
const get = async (path: string, init: RequestInit = {}): Promise<Response> => app.request(path, init);
const { files, rows } = services.openData.index();
const shape = z.object({
  edition: z.int(),
  license: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});

test("every file is the one of the index: its size, its checksum, its license, and as many rows as it says", async () => {
  expect(files.map(({ name }) => name)).toEqual(FILE_NAMES);
  for (const { name, set, format, bytes, sha256 } of files) {
    const answer = await get(`/data/${name}`);
    const body = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, body.byteLength, hash("sha256", body)], name).toEqual([200, bytes, sha256]);
    if (format === "csv") continue;
    const told = shape.parse(JSON.parse(body.toString()));
    expect(told.rows.length, name).toBe(rows[set]);
    expect(told.edition).toBe(services.names.edition.lastYear);
  }
});

test("the sets are what the pages say: a name, its spellings, its forecast, its list, its states", async () => {
  const textOf = async (path: string) => (await get(path)).text();
  const { curated } = services.names.page("hazel") ?? {};
  const collection = await textOf("/data/collection.csv");
  expect(collection).toContain(`\r\nhazel,Hazel,,girl,English,`);
  expect(collection).toContain(curated?.meaning);
  expect(rows.collection).toBe(services.names.curatedIds.length);
  expect(await textOf("/data/sound-families.csv")).toContain("\r\nsophia,Sofia,sofia,2\r\n");
  expect(await textOf("/data/forecasts.csv")).toBe(services.forecasts().csv);
  const forecasts = shape.parse(JSON.parse(await textOf("/data/forecasts.json")));
  expect(forecasts.rows[0]).toMatchObject({ name: "Olivia", given_to: "girls", births_2025: 13_544 });
  expect(forecasts.rows.find(({ one_in_2030_rare: rare }) => rare === null)).toBeDefined();
  expect(await textOf("/data/lists.csv")).toContain("\r\ntop-100-girls,,1,olivia,Olivia\r\n");
  expect(await textOf("/data/states.csv")).toMatch(/\r\nUT,\d{4},\d{4},girls,1,/);
});

test("whoever has a file is told so; HEAD has no body; another method, or another name, has nothing", async () => {
  const first = await get("/data/lists.csv", { headers: { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" } });
  const etag = first.headers.get("etag") ?? "";
  expect([first.headers.get("set-cookie"), first.headers.get("vary")]).toEqual([null, "Accept-Encoding"]);
  expect((await get("/data/lists.csv", { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await get("/data/lists.csv", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const asked = await get("/data/lists.csv", { method: "OPTIONS" });
  expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  for (const name of [
    "none.csv",
    "LISTS.csv%00",
    "..%2f..%2fpackage.json",
    "lists",
    "index.json",
    "lists.csv.br",
    "__proto__",
  ])
    expect((await get(`/data/${name}`)).status, name).toBe(404);
});
