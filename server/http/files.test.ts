import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendFile } from "./files.ts";

const TEXT = `\uFEFFname\r\n${"Éva\r\n".repeat(500)}`;
const PUBLIC = { "content-type": "text/csv; charset=utf-8", "cache-control": "public, max-age=3600" };
const asked = (headers: Record<string, string> = {}) =>
  new Request("https://names.example.org/names/lists/letter/e/names.csv", { headers });

test("a file has an ETag, and who holds the same bytes is not sent them again", async () => {
  const first = await sendFile(asked(), new Response(TEXT, { headers: PUBLIC }));
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(Buffer.from(await first.arrayBuffer()).toString()).toBe(TEXT);

  const again = await sendFile(asked({ "if-none-match": etag }), new Response(TEXT, { headers: PUBLIC }));
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const changed = await sendFile(asked({ "if-none-match": etag }), new Response("x", { headers: PUBLIC }));
  expect([changed.status, await changed.text()]).toEqual([200, "x"]);
});

test("it is compressed for who takes that, byte order mark and all", async () => {
  const sent = await sendFile(asked({ "accept-encoding": "br" }), new Response(TEXT, { headers: PUBLIC }));
  expect([sent.headers.get("content-encoding"), sent.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(await sent.arrayBuffer()).toString()).toBe(TEXT);
});

test("what is not for caches, or no file, is left alone", async () => {
  const mine = new Response("{}", { headers: { "cache-control": "private, no-store" } });
  const missing = new Response("There is no such list.\n", { status: 404, headers: PUBLIC });
  expect(await sendFile(asked(), mine)).toBe(mine);
  expect(await sendFile(asked(), missing)).toBe(missing);
  const head = new Response(null, { headers: PUBLIC });
  expect(await sendFile(new Request(asked(), { method: "HEAD" }), head)).toBe(head);
});
