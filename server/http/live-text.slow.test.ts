import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openShell, talk } from "#tests/support/servers/shell-under-test.ts";
import { WORTH_COMPRESSING_BYTES } from "./compress.ts";
import { replyWith } from "./reply.ts";
import { asResponse, type Wanted } from "./send.ts";
import { isReady, unpacked } from "./unpack.ts";

const LONG = "Zoë".repeat(WORTH_COMPRESSING_BYTES);
const wants = (acceptEncoding?: string): Wanted => ({
  acceptEncoding,
  ifNoneMatch: undefined,
  isHead: false,
});

async function sent(reply: ReturnType<typeof replyWith>, wanted: Wanted) {
  const response = asResponse(await unpacked(reply, wanted), wanted);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { encoding: response.headers.get("content-encoding"), bytes };
}

test("a text is compressed from eight thousand letters on, and for those who take it", async () => {
  const ascii = "a".repeat(WORTH_COMPRESSING_BYTES);
  expect(isReady(replyWith(200, {}, ascii.slice(1)), wants("br"))).toBe(true);
  expect(isReady(replyWith(200, {}, ascii), wants("br"))).toBe(false);
  expect(isReady(replyWith(200, {}, ascii), wants())).toBe(true);
  for (const text of [ascii, LONG]) {
    const reply = replyWith(200, {}, { text });
    const [plain, br, gzip] = await Promise.all([
      sent(reply, wants()),
      sent(reply, wants("gzip, br")),
      sent(reply, wants("gzip")),
    ]);
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([null, "br", "gzip"]);
    expect(plain.bytes.toString()).toBe(text);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  }
});

test("who gives the same text again is told it in brotli, and what is kept so is unpacked for others", async () => {
  const told: Uint8Array<ArrayBuffer>[] = [];
  const reply = replyWith(200, {}, { text: LONG, keep: (br) => told.push(br) });
  await sent(reply, wants());
  await sent(reply, wants("gzip"));
  expect(told).toEqual([]);
  await sent(reply, wants("br"));
  const [br = new Uint8Array()] = told;
  expect(told).toHaveLength(1);
  expect(br.buffer.byteLength).toBe(br.byteLength);
  const kept = replyWith(200, {}, { br });
  expect([isReady(kept, wants("br")), isReady(kept, wants("gzip"))]).toEqual([true, false]);
  expect((await sent(kept, wants())).bytes.toString()).toBe(LONG);
  expect(gunzipSync((await sent(kept, wants("gzip"))).bytes).toString()).toBe(LONG);
});

test("for who holds the same bytes nothing is compressed", () => {
  const wanted = { ...wants("br"), ifNoneMatch: '"a"' };
  expect(isReady(replyWith(200, { etag: '"a"' }, { text: LONG }), wanted)).toBe(true);
  expect(isReady(replyWith(200, { etag: '"b"' }, { text: LONG }), wanted)).toBe(false);
  expect(isReady(replyWith(200, {}, { text: LONG }), wanted)).toBe(false);
});

const ask = (path: string, method = "GET", encoding = "br") =>
  `${method} ${path} HTTP/1.1\r\nhost: a\r\naccept-encoding: ${encoding}\r\n\r\n`;

test("answers on one connection come in the order in which they were asked for, compressed or not", async () => {
  const { port, close } = await openShell({
    publicEndpoints: new Map([
      ["/long", () => replyWith(200, { "x-is": "long" }, "e".repeat(50_000))],
      ["/short", () => replyWith(200, { "x-is": "short" }, "[]")],
    ]),
  });
  try {
    const asked = ask("/long", "HEAD") + ask("/short") + ask("/long", "HEAD") + ask("/short");
    const { heard } = await talk(port, [asked]);
    expect([...heard.matchAll(/x-is: (\w+)/g)].map(([, is]) => is)).toEqual([
      "long",
      "short",
      "long",
      "short",
    ]);
    expect([...heard.matchAll(/content-encoding: br/g)]).toHaveLength(2);
  } finally {
    close();
  }
});

test("who goes away while an answer is compressed disturbs nobody", async () => {
  const { port, url, close } = await openShell({
    publicEndpoints: new Map([["/long", () => replyWith(200, {}, "e".repeat(500_000))]]),
  });
  try {
    for (let n = 0; n < 20; n += 1) {
      const gone = new AbortController();
      const asking = fetch(`${url}/long`, { signal: gone.signal });
      setTimeout(() => gone.abort(), n % 4);
      await asking.then(
        () => undefined,
        () => undefined,
      );
    }
    const { heard } = await talk(port, [ask("/long", "HEAD")]);
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  } finally {
    close();
  }
});
