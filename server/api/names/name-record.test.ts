import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { nameRecordSchema } from "./name-record-schema.ts";

const at = "https://names.example.org";
const { app, services } = await openApp({ env: { PUBLIC_URL: at } });
const recordOf = async (id: string) =>
  nameRecordSchema.strict().parse(await (await app.request(`/names/${id}.json`)).json());

test("a name says what its page is made of", async () => {
  const page = services.names.page("hazel");
  const hazel = await recordOf("hazel");
  expect(hazel).toMatchObject({
    id: "hazel",
    name: "Hazel",
    gender: "girl",
    page: `${at}/names/hazel`,
    oneIn: page?.summary.oneIn,
    words: { meaning: page?.curated?.meaning, certainty: page?.curated?.certainty, say: "HAY-zul" },
    forecast: page?.forecast,
    licenses: { words: { name: "CC BY 4.0" }, figures: { name: "Public domain" } },
  });
  expect(hazel.girl?.births).toEqual(page?.girl?.births.map((births) => births || null));
  expect(hazel.girl?.peak).toEqual(page?.girl?.peak);
  expect(hazel.words?.evidence.length).toBe(page?.curated?.evidence.length);
});

test("names of every kind keep to the schema, and an unpublished year is null and never zero", async () => {
  for (const id of ["rowan", "dutchess", "eloise", "zoe", "avery", "obrien"]) {
    const told = await recordOf(id);
    for (const figures of [told.girl, told.boy])
      for (const series of [figures?.births, figures?.rank, figures?.perMillion])
        expect(series ?? []).not.toContain(0);
  }
  expect((await recordOf("dutchess")).words).toBeNull();
});

test("another spelling is led to the one address, and what is no name is told so", async () => {
  const led = await app.request("/names/zo%C3%AB.json");
  expect([led.status, led.headers.get("location")]).toEqual([308, "/names/zoe.json"]);
  expect(led.headers.get("access-control-allow-origin")).toBe("*");
  for (const slug of [
    "zzzqqq",
    "%3Cscript%3E",
    "constructor",
    "__proto__",
    "%ff",
    "..%2fetc",
    "a".repeat(4000),
  ]) {
    const none = await app.request(`/names/${slug}.json`);
    expect(none.status, slug).toBe(404);
    expect(none.headers.get("content-type"), slug).toBe("application/problem+json");
    expect(none.headers.get("cache-control"), slug).toBe("no-store");
  }
});

test("who has it is told so, whatever cookie came along", async () => {
  const first = await app.request("/names/hazel.json");
  const etag = first.headers.get("etag") ?? "";
  const headers = { "if-none-match": etag, cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" };
  const again = await app.request("/names/hazel.json", { headers });
  expect([again.status, again.headers.get("set-cookie"), again.headers.get("vary")]).toEqual([
    304,
    null,
    "Accept-Encoding",
  ]);
});
