import { expect, test } from "vitest";
import { listOrAway } from "./list-or-away.ts";

const browser = (fault?: unknown) => ({
  list: () => (fault === undefined ? Promise.resolve([]) : Promise.reject(fault)),
});

test("a list that the server cannot reach is away; any other fault is one", async () => {
  expect(await listOrAway(browser())).toEqual([]);
  expect(await listOrAway(browser(Response.json({}, { status: 503 })))).toBe("away");
  await expect(listOrAway(browser(Response.json({}, { status: 403 })))).rejects.toMatchObject({
    status: 403,
  });
  await expect(listOrAway(browser(new TypeError("a bug")))).rejects.toThrow("a bug");
});
