import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { brotliAtOnce, unbrotliAtOnce } from "./brotli-at-once.ts";

const text = Buffer.from("Names first. ".repeat(5_000));
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

test("the bytes are those that Node gives, and come back as they were", () => {
  const packed = brotliAtOnce(text, options);
  expect(packed.equals(brotliCompressSync(text, options))).toBe(true);
  expect(unbrotliAtOnce(packed).equals(brotliDecompressSync(packed))).toBe(true);
  expect(unbrotliAtOnce(packed).equals(text)).toBe(true);
});

test("what is no brotli is refused", () => {
  expect(() => unbrotliAtOnce(Buffer.from("no brotli"))).toThrow();
});

test("Node still tells the stream of a call, and names its memory so", () => {
  const told: unknown = brotliCompressSync(text, { ...options, info: true });
  expect(told).toHaveProperty("engine._outBuffer");
});
