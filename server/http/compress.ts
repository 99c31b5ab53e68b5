import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { brotliAtOnce } from "#server/brotli-at-once.ts";

/**
 * Letters of a text below which it is sent as it is. With its headers it then fits into the first ten packets, 14 kB, that a
 * server may send before the client has answered: compressed it would be there no sooner. To compress it would take the
 * listening thread longer than all the rest of an answer.
 */
export const WORTH_COMPRESSING_BYTES = 8 * 1024;

/**
 * A search of 22 kB: 4.6 kB in 90 microseconds, with 4 it were 3.9 kB in 210. Both are one flight of packets, and most searches
 * are asked for once. (Pages are compressed better, where they are rendered.)
 */
const LIVE_QUALITY = 1;
const LIVE_GZIP_LEVEL = 1;
/**
 * Bytes up to which a text is compressed at once. To hand 18 kB to a thread and take them back takes the listening thread as
 * long as to compress them, 60 microseconds, and all threads together twice as long.
 */
const AT_ONCE_BYTES = 48 * 1024;
/** Bytes that brotli writes into at a time: an answer compressed at once fits. */
const AT_ONCE_CHUNK_BYTES = 8 * 1024;
/** 256 kB: the tables that brotli makes and clears for each answer follow from it. */
const LIVE_WINDOW_BITS = 18;
/** Of a page that is made before anybody asks: those that are asked for most. 9 takes ten times as long for one percent less, 11 five times as long as rendering. */
const WELL_QUALITY = 5;
/**
 * Of a page for whoever waits now: less than half of the time for a seventh more bytes, which take as many flights of packets
 * either way. Most pages are asked for by a crawler, once.
 */
const QUICK_QUALITY = 2;
/** Of a page that is asked for often, made again when there is time: an eighth less than WELL_QUALITY, in 150 ms. */
const BEST_QUALITY = 11;
/** Where a page fits into 64 kB, brotli does with small tables: 12 % less time, and no byte more. */
const SMALL_WINDOW_BITS = 16;

type Bytes = Buffer<ArrayBuffer>;
export type Encoding = "br" | "gzip";

const brotliLater = promisify(brotliCompress);
const unbrotliLater = promisify(brotliDecompress);
const gzipLater = promisify(gzip);

/** Compresses a live answer: a long one beside the requests, in a thread of Node's own. */
export async function compressLive(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (bytes.byteLength <= AT_ONCE_BYTES && encoding === "br") {
    const options = brotliOptions(bytes, LIVE_QUALITY, LIVE_WINDOW_BITS);
    return brotliAtOnce(bytes, { ...options, chunkSize: AT_ONCE_CHUNK_BYTES });
  }
  return encoding === "br"
    ? brotliLater(bytes, brotliOptions(bytes, LIVE_QUALITY, LIVE_WINDOW_BITS))
    : gzipLater(bytes, { level: LIVE_GZIP_LEVEL });
}

/** The encoding to compress a live text to for who sends this Accept-Encoding; undefined: neither, or it is not worth it. */
export function liveEncoding(text: string, acceptEncoding: string | undefined): Encoding | undefined {
  if (text.length < WORTH_COMPRESSING_BYTES || acceptEncoding === undefined) return undefined;
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : undefined;
}

/** A page in brotli, made quickly or well. */
export function brotliPage(bytes: Bytes, isWell: boolean): Bytes {
  return exactly(brotliAtOnce(bytes, pageOptions(bytes, isWell)));
}

/** The same beside the requests, in a thread of Node's own; of a copy, so that the bytes may be written over meanwhile. */
export async function brotliPageInBackground(bytes: Bytes, isWell: boolean): Promise<Bytes> {
  return exactly(await brotliLater(Buffer.from(bytes), pageOptions(bytes, isWell)));
}

/** A page in brotli, again in as few bytes as brotli can, in a thread of Node's own. Rejects what is no brotli. */
export async function brotliBest(br: Uint8Array): Promise<Bytes> {
  const bytes = await unbrotliLater(br);
  // With the usual window brotli would take 64 MB for its tables, whatever the page.
  const windowBits = Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.byteLength)));
  return exactly(await brotliLater(bytes, brotliOptions(bytes, BEST_QUALITY, windowBits)));
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
export function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  // As browsers say it. To take each header apart would cost as much as finding the page.
  if (NAMED[encoding].test(acceptEncoding)) return true;
  const entry = acceptEncoding.split(",").find((part) => part.trim().split(";")[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0+)?\s*$/.test(entry);
}

const NAMED = { br: /(?:^|,) *br *(?:,|$)/, gzip: /(?:^|,) *gzip *(?:,|$)/ } as const;

function pageOptions(bytes: Bytes, isWell: boolean) {
  const fits = bytes.byteLength <= 2 ** SMALL_WINDOW_BITS;
  const quality = isWell ? WELL_QUALITY : QUICK_QUALITY;
  return brotliOptions(bytes, quality, fits ? SMALL_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW);
}

function brotliOptions(bytes: Bytes, quality: number, windowBits: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}
