import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";

const site = await openSite();

test("an unknown path says so, with status 404, header and footer, and leads home", async () => {
  const browser = site.browser();
  const page = await browser.get("/no/such/page");
  expect(page.status).toBe(404);
  expect(page.title).toMatch(/404 Page Not Found/);
  expect(page.get("heading", "404 Page Not Found").tagName).toBe("H1");
  expect(page.text).toContain("The page you're looking for doesn't exist.");
  expect(page.all("banner")).toHaveLength(1);
  expect(page.all("contentinfo")).toHaveLength(1);
  const home = await browser.follow(page, page.get("link", "Return to Homepage"));
  expect([home.status, home.url.pathname]).toEqual([200, "/"]);
});

test("a damaged address is an unknown page like any other", async () => {
  for (const path of ["/names/%ff", "/%E0%A4%A"]) {
    const page = await site.get(path);
    expect(page.status, path).toBe(404);
    expect(page.get("heading", "404 Page Not Found").tagName).toBe("H1");
  }
});
