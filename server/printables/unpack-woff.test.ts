import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff",
);
const woff = readFileSync(file);

/** The sum that a font keeps of each of its tables. */
function checksum(table: Buffer): number {
  const filled = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < filled.length; at += 4) sum = (sum + filled.readUInt32BE(at)) >>> 0;
  return sum;
}

test("each table of the font is whole, in its place, and the one its sum was taken of", () => {
  const font = unpackWoff(woff);
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  // What a WOFF says its font takes.
  expect(font).toHaveLength(woff.readUInt32BE(16));
  for (let row = 12; row < 12 + count * 16; row += 16) {
    const tag = font.toString("latin1", row, row + 4);
    const offset = font.readUInt32BE(row + 8);
    expect(offset % 4, tag).toBe(0);
    const table = Buffer.from(font.subarray(offset, offset + font.readUInt32BE(row + 12)));
    // The sum of the head is taken while it holds no sum of the whole.
    if (tag === "head") table.writeUInt32BE(0, 8);
    expect(checksum(table), tag).toBe(font.readUInt32BE(row + 4));
  }
});

test("what is no WOFF is refused", () => {
  expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("no WOFF");
});
