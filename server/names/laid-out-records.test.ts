import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readTables } from "./read-records.ts";
import { layOut, readLaidOut } from "./laid-out-records.ts";

const folder = mkdtempSync(join(tmpdir(), "namekin-records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (bytes: Uint8Array) => {
  const path = join(folder, "records.bin");
  writeFileSync(path, bytes);
  return pathToFileURL(path);
};

const tables = readTables(new URL("../../data/ssa/", import.meta.url));
const file = layOut(tables);

test("what is laid out is read as it was, in memory that threads share", () => {
  const { spellings: _none, ...laid } = tables;
  const read = readLaidOut(pathOf(file));
  expect(read.names).toEqual(laid.names);
  expect([read.firstYear, read.lastYear]).toEqual([laid.firstYear, laid.lastYear]);
  for (const part of ["starts", "counts", "ranks", "years"] as const) {
    expect(Buffer.compare(bytesOf(read[part]), bytesOf(laid[part])), part).toBe(0);
    expect(read[part].buffer).toBeInstanceOf(SharedArrayBuffer);
  }
  for (const sum of ["total", "recent", "latest", "listed", "recentBirths"] as const) {
    expect(Buffer.compare(bytesOf(read.sums[sum]), bytesOf(laid.sums[sum])), sum).toBe(0);
  }
});

test("a file that is cut short, or another, is told", () => {
  expect(() => readLaidOut(pathOf(file.subarray(0, file.length - 4)))).toThrow(/damaged: their length/);
  expect(() => readLaidOut(pathOf(file.subarray(1)))).toThrow(/does not begin with/);
  expect(() => readLaidOut(pathToFileURL(join(folder, "none.bin")))).toThrow(/ENOENT/);
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
