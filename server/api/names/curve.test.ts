import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const { app } = await openApp();
const curveOf = async (id: string): Promise<unknown> =>
  (await app.request(`/api/names/curve?nameId=${id}`)).json();

test("a curve has a share for each year, of the sex the name is mostly given to", async () => {
  expect(await curveOf("maya")).toMatchObject({
    curve: { id: "maya", name: "Maya", of: "girls", firstYear: 1880, perMillion: { length: 146 } },
  });
});

test("a spelling on no record has none, and who names none is refused", async () => {
  expect(await curveOf("qwertyqwerty")).toEqual({ curve: null });
  expect((await app.request("/api/names/curve")).status).toBe(400);
});
