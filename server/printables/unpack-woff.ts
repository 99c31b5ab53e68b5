import { inflateSync } from "node:zlib";

/** Bytes before the tables' rows, and of each row, in a WOFF and in the font it holds. */
const WOFF = { head: 44, row: 20 } as const;
const SFNT = { head: 12, row: 16 } as const;

/**
 * The font in a WOFF, byte for byte (https://www.w3.org/TR/WOFF/). Node inflates its tables once; what makes PDFs would do so
 * in JavaScript for each of them. @throws Error for bytes that are no WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const row = WOFF.head + place * WOFF.row;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(row + at));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
    return {
      tag: woff.subarray(row, row + 4),
      checksum: woff.subarray(row + 16, row + 20),
      // What would not have become shorter stands as it is.
      bytes: packedLength === length ? packed : inflateSync(packed),
    };
  });

  const head = Buffer.alloc(SFNT.head + count * SFNT.row);
  woff.copy(head, 0, 4, 8);
  const log = Math.floor(Math.log2(count));
  for (const [place, value] of [count, 16 * 2 ** log, log, 16 * (count - 2 ** log)].entries())
    head.writeUInt16BE(value, 4 + place * 2);
  let end = head.length;
  const parts = tables.map(({ tag, checksum, bytes }, place) => {
    const row = SFNT.head + place * SFNT.row;
    tag.copy(head, row);
    checksum.copy(head, row + 4);
    head.writeUInt32BE(end, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    // Each begins at a multiple of four.
    const filled = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    end += filled.length;
    return filled;
  });
  return Buffer.concat([head, ...parts]);
}
