import { afterAll, expect, test } from "vitest";
import { openSite, openSiteWith } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { within } from "./site/queries.ts";

const PROVIDER = "http://127.0.0.1:9/ads.js";

const site = await openSite();
const provided = await openSiteWith({
  ADS_SCRIPT_URL: PROVIDER,
  ADS_SLOTS: "home=101 article=102 name=103",
});
afterAll(() => provided.close());

const places = (page: Page) => page.all("region", "Advertisement");

test.for(["/", "/education", "/names/hazel"])(
  "%s has one place, with a line of ours and no question",
  async (path) => {
    for (const each of [site, provided]) {
      const page = await each.get(path);
      expect(places(page)).toHaveLength(1);
      const place = within(page.get("region", "Advertisement"));
      expect(place.text).toContain("Advertisement");
      expect(place.all("link").length).toBeGreaterThan(0);
      // A provider is asked for by a script; without one there is no question.
      expect(place.all("button")).toEqual([]);
    }
  },
);

test("there are none elsewhere, and no choice is offered without a provider", async () => {
  for (const path of [
    "/blog",
    "/saved",
    "/names",
    "/names/lists",
    "/privacy",
    "/advertising",
    "/contact",
    "/about",
  ])
    expect(places(await site.get(path)), path).toEqual([]);
  expect((await site.get("/advertising")).all("heading", "Ad choices")).toEqual([]);
});

test("a signal of the browser is a no: its pages may not even load what the provider has", async () => {
  const policy = async (headers: Readonly<Record<string, string>>) =>
    (await provided.get("/", headers)).headers.get("content-security-policy") ?? "";
  expect(await policy({})).toContain("127.0.0.1");
  expect(await policy({ "sec-gpc": "1" })).not.toContain("127.0.0.1");
  expect(await policy({ "save-data": "on" })).not.toContain("127.0.0.1");
});
