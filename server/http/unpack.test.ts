import { expect, test } from "vitest";
import { gunzipSync } from "node:zlib";
import { brotliPage } from "./compress.ts";
import { type Reply, replyWith } from "./reply.ts";
import { asResponse, type Wanted } from "./send.ts";
import { isReady, textOf, unpacked } from "./unpack.ts";

const text = "<p>Hazel</p>".repeat(500);
const page: Reply = replyWith(200, { etag: '"1"' }, { br: brotliPage(Buffer.from(text), true) });
const wanted = (acceptEncoding?: string, ifNoneMatch?: string): Wanted => ({
  acceptEncoding,
  ifNoneMatch,
  isHead: false,
});

async function answer(given: Wanted) {
  const response = asResponse(await unpacked(page, given), given);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, encoding: response.headers.get("content-encoding"), bytes };
}

test("who takes brotli gets the bytes that are kept", async () => {
  expect(isReady(page, wanted("gzip, br"))).toBe(true);
  expect((await answer(wanted("gzip, br"))).encoding).toBe("br");
});

test("who takes gzip, or nothing, gets it made of them", async () => {
  const gzip = await answer(wanted("gzip, br;q=0"));
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(["gzip", text]);
  for (const none of [undefined, "", "identity"]) {
    const { encoding, bytes } = await answer(wanted(none));
    expect([encoding, bytes.toString()]).toEqual([null, text]);
  }
});

test("nothing is unpacked for who holds the page", async () => {
  expect(isReady(page, wanted(undefined, '"1"'))).toBe(true);
  expect((await answer(wanted(undefined, '"1"'))).status).toBe(304);
});

test("a body is read as text, however it is kept", () => {
  const bytes = Buffer.from("Zoë");
  for (const body of ["Zoë", { text: "Zoë" }, bytes, { identity: bytes }, { br: brotliPage(bytes, true) }]) {
    expect(textOf(body)).toBe("Zoë");
  }
});
