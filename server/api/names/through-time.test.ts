import { expect, test } from "vitest";
import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { isPackedBands } from "#domain/names/through-time/is-packed-bands.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const { app } = await openApp();
const at = async (query: string) => app.request(`/api/names/through-time${query}`);

/** A view may weigh so much on its way, in bytes. */
const MOST = 12 * 1024;

test("what a page reads is what the endpoint gives: every listed birth of each year", async () => {
  const packed: unknown = await (await at("")).json();
  if (!isPackedBands(packed)) return expect.unreachable();
  const { bands, rest, listed, firstYear, lastYear } = unpackBands(packed);
  expect([firstYear, lastYear, listed.length, bands.length]).toEqual([1880, 2025, 146, 40]);
  listed.forEach((all, year) => {
    const drawn = bands.reduce((sum, { births }) => sum + (births[year] ?? 0), rest.births[year] ?? 0);
    expect(drawn).toBe(all);
  });
});

test("letters are folded; what is no choice is refused in words", async () => {
  const folded = await (await at("?start=M%C3%A1&end=N&whose=boys")).json();
  expect(folded).toEqual(await (await at("?start=ma&end=n&whose=boys")).json());
  for (const query of ["?start=1", "?start=", "?whose=cats", "?origin=Klingon"]) {
    const refused = await at(query);
    expect(refused.status, query).toBe(400);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/must be/) });
  }
});

test("no view is heavy on its way, not even every name at once", async () => {
  const headers = { "accept-encoding": "br" };
  for (const query of [
    "",
    "?whose=girls",
    "?whose=boys",
    "?start=a",
    "?start=j",
    "?end=a",
    "?origin=English",
  ]) {
    // The second time it comes as it is remembered.
    for (const _ of [1, 2]) {
      const sent = await app.request(`/api/names/through-time${query}`, { headers });
      expect(sent.headers.get("content-encoding"), query).toBe("br");
      expect((await sent.arrayBuffer()).byteLength, query).toBeLessThanOrEqual(MOST);
    }
  }
});
