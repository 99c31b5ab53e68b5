import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { collectionCounts } from "./schemas.ts";

const { app, services } = await openApp();
const countsAt = async (query: string) =>
  collectionCounts.parse(await (await app.request(`/api/collection/counts?${query}`)).json());

test("without rules the whole collection is counted, under every choice", async () => {
  const { total, counts } = await countsAt("");
  expect(total).toBe(services.names.curatedIds.length);
  expect(counts.gender["all"]).toBe(total);
  expect(Object.values(counts.lengths).reduce((sum, names) => sum + names, 0)).toBe(total);
});

test("a choice counts the names that it would bring beside the other rules", async () => {
  const both = await countsAt("gender=girl&origin=Irish");
  const girls = await countsAt("gender=girl");
  expect(girls.counts.origins["Irish"]).toBe(both.total);
  expect(both.counts.origins).toEqual(girls.counts.origins);
});

test("a value that is none is refused with those that are", async () => {
  const response = await app.request("/api/collection/counts?length=tiny");
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("short, medium, long");
});
