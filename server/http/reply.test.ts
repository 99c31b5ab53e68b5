import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { replyOf } from "./reply.ts";
import { asResponse, wantedBy } from "./send.ts";
import { unpacked } from "./unpack.ts";

const TEXT = `\uFEFFname\r\n${"Éva\r\n".repeat(2_000)}`;
const PUBLIC = { "content-type": "text/csv; charset=utf-8", "cache-control": "public, max-age=3600" };

/** What is sent of a file that a page has made, to who asks with these headers. */
async function sent(file: Response, headers: Record<string, string> = {}): Promise<Response> {
  const asked = new Request("https://names.example.org/names/lists/letter/e/names.csv", { headers });
  const wanted = wantedBy(asked);
  return asResponse(await unpacked(await replyOf(file), wanted), wanted);
}

test("a file has an ETag, and who holds the same bytes is not sent them again", async () => {
  const first = await sent(new Response(TEXT, { headers: PUBLIC }));
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect([bytes.toString(), Number(first.headers.get("content-length"))]).toEqual([TEXT, bytes.length]);

  const same = { "if-none-match": `W/"other", ${etag}` };
  const again = await sent(new Response(TEXT, { headers: PUBLIC }), same);
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const changed = await sent(new Response("x", { headers: PUBLIC }), same);
  expect([changed.status, await changed.text()]).toEqual([200, "x"]);
});

test("it is compressed for who takes that, byte order mark and all", async () => {
  const file = await sent(new Response(TEXT, { headers: PUBLIC }), { "accept-encoding": "br" });
  expect([file.headers.get("content-encoding"), file.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(await file.arrayBuffer()).toString()).toBe(TEXT);
});

test("what is not for caches, or no file, is left alone, and keeps each of its cookies", async () => {
  const mine = new Response(TEXT, { headers: { "cache-control": "private, no-store" } });
  for (const cookie of ["a=1", "b=2"]) mine.headers.append("set-cookie", cookie);
  const missing = new Response("We have no list at this address.\n", { status: 404, headers: PUBLIC });
  for (const [response, cookies] of [
    [mine, ["a=1", "b=2"]],
    [missing, []],
  ] as const) {
    const { status } = response;
    const answer = await sent(response, { "accept-encoding": "br" });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, cookies]);
    expect([answer.headers.has("etag"), answer.headers.has("content-encoding")]).toEqual([false, false]);
  }
  const led = await sent(new Response(null, { status: 302, headers: { location: "/saved" } }));
  expect([led.status, led.headers.get("location"), await led.text()]).toEqual([302, "/saved", ""]);
});
