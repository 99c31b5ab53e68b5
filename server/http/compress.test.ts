import { expect, test } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { brotliForCache, brotliInBackground, exactly } from "./compress.ts";

const page = Buffer.from("<p>Hazel, 1 in 254 girls</p>".repeat(200));

test("what is kept compressed holds no more memory than its own bytes", async () => {
  for (const kept of [brotliForCache(page), await brotliInBackground(page)]) {
    expect(kept.buffer.byteLength).toBe(kept.byteLength);
    expect(brotliDecompressSync(kept)).toEqual(page);
  }
});

test("a short buffer is taken out of the pool that it shares", () => {
  const short = Buffer.from("Hazel");
  expect(short.buffer.byteLength).toBeGreaterThan(5);
  expect(exactly(short).buffer.byteLength).toBe(5);
  expect(exactly(short).toString()).toBe("Hazel");
});
