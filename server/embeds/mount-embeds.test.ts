import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const LARGEST_BYTES = 15_000;

const at = "https://names.example.org";
const { app, services } = await openApp({ env: { PUBLIC_URL: at } });
const embed = async (slug: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  app.request(`/embed/names/${slug}`, { headers });

test("a name says its figures, its meaning and where it comes from, and leads to its page", async () => {
  const text = await (await embed("hazel")).text();
  const { oneIn } = services.names.summary("hazel") ?? {};
  expect(text).toContain(`1 in ${oneIn?.n} girls in 2025.`);
  expect(text).toContain("“the hazel tree”, English");
  expect(text).toMatch(/Peak in 1897: 1 in \d+ girls\. In 2030, likely between 1 in /);
  expect(text).toContain(`<a href="${at}/names/hazel" target="_blank" rel="noopener">Read about Hazel`);
  expect(text).toContain("US Social Security Administration");
});

test("it runs nothing, loads nothing, and may be framed by anyone", async () => {
  const answer = await embed("hazel");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none';/,
  );
  expect(policy).toContain("frame-ancestors *; sandbox");
  expect(policy).not.toMatch(/allow-(scripts|forms|same-origin)/);
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const text = await answer.text();
  expect(text).not.toMatch(/<script|<link rel="(?!canonical)|\son\w+=|src=|url\(|@import|<form|javascript:/i);
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(text) ?? [];
  expect(policy).toContain(createHash("sha256").update(style).digest("base64"));
  expect(text.match(/<style/g)).toHaveLength(1);
  expect(text).not.toContain("style=");
});

test("no cookie is read or given: everyone gets the same, and caches know it", async () => {
  const [plain, visited] = await Promise.all([
    embed("hazel"),
    embed("hazel", { cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA", origin: "https://blog.example" }),
  ]);
  expect(visited.headers.get("etag")).toBe(plain.headers.get("etag"));
  expect(visited.headers.get("set-cookie")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(plain.headers.get("cache-control")).toContain("public");
  expect((await embed("hazel?utm=1&nocache=2")).headers.get("etag")).toBe(plain.headers.get("etag"));
  const again = await embed("hazel", { "if-none-match": plain.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await app.request("/embed/names/hazel", { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([
    200,
    plain.headers.get("etag"),
    "",
  ]);
});

test("every name of the collection, and some outside it, takes at most 15 kB", async () => {
  const ids = COLLECTION.map(({ name }) => foldName(name)).filter((_, place) => place % 40 === 0);
  for (const id of [...ids, "rowan", "avery", "dutchess", "eloise"]) {
    const text = await (await embed(id)).text();
    expect(Buffer.byteLength(text), id).toBeLessThan(LARGEST_BYTES);
    expect(text, id).not.toMatch(/undefined|NaN|null|Infinity/);
  }
});

test("another spelling is led to the one address; what is no name is 404 in plain text", async () => {
  for (const slug of ["zo%C3%AB", "HAZEL", "o%27brien"]) {
    const led = await embed(slug);
    expect(led.status, slug).toBe(308);
    expect(led.headers.get("location"), slug).toMatch(/^\/embed\/names\/[a-z]+$/);
  }
  const odd = [
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "..%2f..%2fetc",
    "%00",
    "%ff",
    "constructor",
    "__proto__",
  ];
  for (const slug of [...odd, "a".repeat(5000), "hazel.json", "hazel%0d%0aset-cookie:x"]) {
    const none = await embed(slug);
    expect(none.status, slug).toBe(404);
    expect(none.headers.get("content-type") ?? "", slug).not.toContain("html");
    expect(await none.text(), slug).not.toContain("alert");
  }
});

test("a name in the words of a page is escaped", async () => {
  const { embedHtml } = await import("./embed-html.ts");
  const page = services.names.page("hazel");
  if (page === undefined) throw new Error("Hazel is on record.");
  const name = `"><script>alert(1)</script>`;
  const text = embedHtml({ ...page, summary: { ...page.summary, name } }, at);
  expect(text).not.toContain("<script");
  expect(text).toContain("&lt;script&gt;");
});
