import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { generateSource } from "oazapfts";
import { afterAll, expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";

// Inside the project, where a generated client finds what it imports.
const ROOM = join(import.meta.dirname, "..", "..", "var");
mkdirSync(ROOM, { recursive: true });
const folder = mkdtempSync(join(ROOM, "client-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Call = (
  given: Readonly<Record<string, unknown>>,
) => Promise<{ readonly status: number; readonly data: unknown }>;
type Client = Readonly<Record<"generateNames" | "searchNames" | "saveName", Call>> & {
  readonly defaults: {
    baseUrl: string;
    fetch: (url: string, init: RequestInit) => Response | Promise<Response>;
  };
};

const { app } = await openApp();
const text = await (await app.request("/api/openapi.json")).text();

test("Redocly has nothing to say of the document, by its recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("a generator makes a client of it that reads, writes, and tells faults apart", async () => {
  const document = join(folder, "openapi.json");
  writeFileSync(document, text);
  const program = join(folder, "client.ts");
  writeFileSync(program, await generateSource(document));
  const client: Client = await import(program);
  client.defaults.baseUrl = "";
  client.defaults.fetch = (url, init) => app.request(url, init);

  const drawn = await client.generateNames({ count: 3, gender: "girl", length: ["short"] });
  expect(drawn).toMatchObject({ status: 200, data: [{ curated: true }, {}, {}] });
  const found = await client.searchNames({ q: "Zoë" });
  expect(found).toMatchObject({
    status: 200,
    data: expect.arrayContaining([expect.objectContaining({ id: "zoe" })]),
  });
  expect(await client.saveName({ nameId: "hazel" })).toMatchObject({
    status: 201,
    data: { nameId: "hazel" },
  });
  expect(await client.generateNames({ count: 51 })).toMatchObject({
    status: 400,
    data: { message: "count must be a whole number from 1 to 50." },
  });
});
