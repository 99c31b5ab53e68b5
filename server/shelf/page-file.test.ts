import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPageFile, type Stored, writePageFile } from "./page-file.ts";

const KEY = "https://names.example.org /names/zoë";
const page: Stored = {
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "script-src 'sha256-ë'" },
  br: Buffer.from(brotliCompressSync("<p>Zoë</p>".repeat(40))),
  etag: '"e"',
  until: 1_800_000_000_000,
};
const file = writePageFile(KEY, page);

test("what was written is read again, in the memory that the file was read into", () => {
  const read = readPageFile(KEY, file);
  expect(read).toEqual(page);
  expect(read?.br.buffer).toBe(file.buffer);
});

test("a page without a byte is a page, and one may hold for ever", () => {
  const empty = { ...page, br: Buffer.alloc(0), until: Infinity };
  expect(readPageFile(KEY, writePageFile(KEY, empty))).toEqual(empty);
});

test("a file that was cut off, at whichever byte, is none", () => {
  for (let length = 0; length < file.byteLength; length += 1) {
    expect(readPageFile(KEY, Buffer.from(file.subarray(0, length)))).toBeUndefined();
  }
  expect(readPageFile(KEY, Buffer.concat([file, Buffer.from([0])]))).toBeUndefined();
});

test("a file with one bit turned, in whichever byte, is none", () => {
  for (let at = 0; at < file.byteLength; at += 1) {
    const damaged = Buffer.from(file);
    damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (at % 8)), at);
    expect(readPageFile(KEY, damaged)).toBeUndefined();
  }
});

test("the file of another key, or of another program, is none", () => {
  expect(readPageFile("https://names.example.org /names/zoe", file)).toBeUndefined();
  for (const other of ["", "NKP1", "NKP1".repeat(100), "\0".repeat(500)]) {
    expect(readPageFile(KEY, Buffer.from(other))).toBeUndefined();
  }
});
