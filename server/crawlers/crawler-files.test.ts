import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const at = "https://names.example.org";
const { app } = await openApp({ env: { PUBLIC_URL: at, CONTACT_EMAIL: "help@names.example.org" } });

async function read(path: string): Promise<{ text: string; type: string | null }> {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  return { text: await answer.text(), type: answer.headers.get("content-type") };
}

test("robots are told what not to read, and where the sitemap lies", async () => {
  const { text, type } = await read("/robots.txt");
  expect(type).toContain("text/plain");
  expect(text).toContain("Allow: /api/printables/\nDisallow: /api/\n");
  // Its page says that it is not for search engines: they have to read it.
  expect(text).not.toContain("/saved");
  expect(text).toContain(`Sitemap: ${at}/sitemap.xml`);
});

test("the sitemap leads to its parts, and they to pages of this origin, each once", async () => {
  const index = await read("/sitemap.xml");
  const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  expect(parts).toEqual(["pages", "lists", "states", "names"].map((part) => `${at}/sitemaps/${part}.xml`));
  const texts = await Promise.all(parts.map(async (part) => (await read(part.slice(at.length))).text));
  const pages = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? ""),
  );
  expect(pages.every((page) => page.startsWith(`${at}/`))).toBe(true);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(`${at}/names/hazel`);
  expect(pages).toContain(`${at}/names/lists/origin/irish`);
  expect(pages).not.toContain(`${at}/saved`);
  expect(texts.join()).toMatch(/<loc>[^<]*\/videos<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test("security.txt names the address and an end less than a year away, and is absent without an address", async () => {
  const { text } = await read("/.well-known/security.txt");
  expect(text).toContain("Contact: mailto:help@names.example.org\n");
  const [, end = ""] = /Expires: (.*)/.exec(text) ?? [];
  const days = (Date.parse(end) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
  const { app: mute } = await openApp();
  expect((await mute.request("/.well-known/security.txt")).status).toBe(404);
});

test("ads.txt says that nobody sells here, or who does", async () => {
  expect((await read("/ads.txt")).text).toContain("placeholder.example.com");
  const { app: other } = await openApp({ env: { ADS_TXT: "a.example, 1, DIRECT\\nb.example, 2, RESELLER" } });
  expect(await (await other.request("/ads.txt")).text()).toBe(
    "a.example, 1, DIRECT\nb.example, 2, RESELLER\n",
  );
});

test("the manifest's icons and shortcuts exist", async () => {
  const { text, type } = await read("/site.webmanifest");
  expect(type).toBe("application/manifest+json");
  const manifest: { icons: { src: string }[]; short_name: string } = JSON.parse(text);
  expect(manifest.icons.every(({ src }) => existsSync(new URL(`public${src}`, ROOT)))).toBe(true);
});
