import { expect, test } from "vitest";
import { z } from "zod";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { likeNames } from "#server/api/schemas.ts";

const { app } = await openApp();
const likeAt = async (query: string) =>
  likeNames.parse(await (await app.request(`/api/names/like?${query}`)).json());
const messageAt = async (query: string) => {
  const response = await app.request(`/api/names/like?${query}`);
  expect(response.status).toBe(400);
  return z.object({ message: z.string() }).parse(await response.json()).message;
};

test("twelve names like those on a list, none of its own, each with a reason or two", async () => {
  const { names, firstYear, lastYear } = await likeAt("ids=hazel,owen");
  expect([firstYear, lastYear]).toEqual([1880, 2025]);
  expect(new Set(names.map(({ id }) => id)).size).toBe(12);
  expect(names.map(({ id }) => id)).not.toContain("hazel");
  expect(names.every(({ reasons }) => reasons.length === 1 || reasons.length === 2)).toBe(true);
});

test("an answer may be cached for five minutes, and is the same each time", async () => {
  const response = await app.request("/api/names/like?ids=hazel&count=3");
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect(await response.json()).toEqual(await likeAt("ids=hazel&count=3"));
});

test("names on no record are passed over", async () => {
  expect(await likeAt("ids=qqqzzz,hazel")).toEqual(await likeAt("ids=hazel"));
  expect((await likeAt("ids=qqqzzz")).names).toEqual([]);
});

test("ids are folded, and each counts once", async () => {
  expect(await likeAt("ids=Hazel,OWEN,ow%C3%A9n,%20hazel%20")).toEqual(await likeAt("ids=hazel,owen"));
});

test("a whole list of 500 may be asked about, one more may not", async () => {
  const { services } = await openApp();
  const ids = services.names.curatedIds.slice(0, 501);
  expect((await likeAt(`ids=${ids.slice(0, 500).join()}`)).names).toHaveLength(12);
  expect(await messageAt(`ids=${ids.join()}`)).toMatch(/^ids must be 1 to 500/);
});

test("what is not a list of ids, and a count beyond 50, is refused with what is allowed", async () => {
  const ids = 'ids must be 1 to 500 ids of names with commas between, such as "hazel,owen".';
  for (const query of ["", "ids=", "ids=,", "ids=hazel1", "ids=hazel,,owen", "ids=a&ids=b", "ids=%22"]) {
    expect(await messageAt(query), query).toBe(ids);
  }
  expect(await messageAt("ids=hazel&count=51")).toBe("count must be a whole number from 1 to 50.");
});
