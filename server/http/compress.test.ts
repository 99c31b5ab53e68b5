import { expect, test } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { accepts, brotliPage, brotliPageInBackground, exactly } from "./compress.ts";

const page = Buffer.from("<p>Hazel, 1 in 254 girls</p>".repeat(200));

test("what is kept compressed holds no more memory than its own bytes", async () => {
  for (const kept of [brotliPage(page, true), await brotliPageInBackground(page, false)]) {
    expect(kept.buffer.byteLength).toBe(kept.byteLength);
    expect(brotliDecompressSync(kept)).toEqual(page);
  }
});

test("what is compressed in the background may be written over meanwhile", async () => {
  const bytes = Buffer.from(page);
  const compressed = brotliPageInBackground(bytes, false);
  bytes.fill("!");
  expect(brotliDecompressSync(await compressed)).toEqual(page);
});

test("a short buffer is taken out of the pool that it shares", () => {
  const short = Buffer.from("Hazel");
  expect(short.buffer.byteLength).toBeGreaterThan(5);
  expect(exactly(short).buffer.byteLength).toBe(5);
  expect(exactly(short).toString()).toBe("Hazel");
});

test.for([
  ["br", true],
  ["gzip, deflate, br, zstd", true],
  ["gzip,br", true],
  ["gzip;q=1.0, br;q=0.5", true],
  [" br ;q=1", true],
  ["br;q=0", false],
  ["br;q=0.000, gzip", false],
  ["gzip, deflate", false],
  ["abr, brx", false],
  ["", false],
] as const)("whether brotli is taken: %j", ([header, isTaken]) => {
  expect(accepts(header, "br")).toBe(isTaken);
});
