import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this, a compressed answer is not worth the time it takes. */
export const WORTH_COMPRESSING_BYTES = 1400;

/** 11 costs five times as much as rendering the page. */
const LIVE_QUALITY = 4;
/** 9 takes ten times as long for one percent less, and most pages are asked for by a crawler, once. */
const CACHE_QUALITY = 5;

type Bytes = Buffer<ArrayBuffer>;
export type Compressed = { readonly body: Bytes; readonly encoding: "br" | "gzip" };

/** Compresses a live answer; undefined if the client takes neither encoding, or it is not worth it. */
export function compressLive(text: string, acceptEncoding: string | undefined): Compressed | undefined {
  if (acceptEncoding === undefined || text.length < WORTH_COMPRESSING_BYTES) return undefined;
  if (accepts(acceptEncoding, "br")) return { body: brotli(Buffer.from(text), LIVE_QUALITY), encoding: "br" };
  if (accepts(acceptEncoding, "gzip")) return { body: gzipSync(text, { level: 4 }), encoding: "gzip" };
  return undefined;
}

/** What is kept in memory is compressed once, so a little better. */
export function brotliForCache(bytes: Bytes): Bytes {
  return exactly(brotli(bytes, CACHE_QUALITY));
}

/** The same beside the requests, in a thread of Node's own. */
export async function brotliInBackground(bytes: Bytes): Promise<Bytes> {
  return exactly(await promisify(brotliCompress)(bytes, brotliOptions(bytes, CACHE_QUALITY)));
}

/**
 * The same bytes in memory of their own size. What zlib returns, and a short buffer of Node's pool, is a view into 64 kB
 * and holds them all: a page of 3 kB, kept as it came, would weigh twenty times as much.
 */
export function exactly(bytes: Bytes): Bytes {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.alloc(bytes.byteLength);
  own.set(bytes);
  return own;
}

/** Whether an Accept-Encoding header names an encoding, and does not refuse it with q=0. */
export function accepts(acceptEncoding: string, encoding: "br" | "gzip"): boolean {
  const entry = acceptEncoding.split(",").find((part) => part.trim().split(";")[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0+)?\s*$/.test(entry);
}

function brotli(bytes: Bytes, quality: number): Bytes {
  return brotliCompressSync(bytes, brotliOptions(bytes, quality));
}

function brotliOptions(bytes: Bytes, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}
