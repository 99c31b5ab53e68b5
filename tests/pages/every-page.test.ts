import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";
import { within } from "./site/queries.ts";

const site = await openSite();

test("every page of text, contact and the tables of contents can be passed on, and lead on", async () => {
  for (const path of [
    "/editors",
    "/contact",
    "/privacy",
    "/terms",
    "/credits",
    "/accessibility",
    "/advertising",
    "/contents",
    "/names/lists",
  ]) {
    const page = await site.get(path);
    expect(page.all("heading", "Share this page"), path).toHaveLength(1);
    const related = within(page.get("region", "Related Resources")).all("link");
    expect(related.length, path).toBeGreaterThan(0);
    expect(related.length, path).toBeLessThanOrEqual(4);
  }
});

test("a method that is not taken is refused with those that are", async () => {
  for (const [method, path, allowed] of [
    ["POST", "/names/hazel", "GET, HEAD"],
    ["DELETE", "/", "GET, HEAD"],
    ["PUT", "/saved", "GET, HEAD, POST"],
    ["POST", "/names/hazel/births.csv", "GET, HEAD"],
  ] as const) {
    const headers = { origin: site.origin };
    const answer = await site.browser().ask({ method, path, headers });
    expect([answer.status, answer.headers.get("allow")], `${method} ${path}`).toEqual([405, allowed]);
  }
});
