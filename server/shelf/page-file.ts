import { crc32 } from "node:zlib";

type Bytes = Buffer<ArrayBuffer>;

/** A page as everybody gets it, compressed. */
export type Stored = {
  /** Those of its reply, in small letters, without what follows from the body. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page in brotli. */
  readonly br: Uint8Array<ArrayBuffer>;
  /** Of the page before it was compressed. */
  readonly etag: string;
  /** When it has to be made anew, in milliseconds since 1970; Infinity: with the next edition. */
  readonly until: number;
};

/** Says what the file is, and in which form: another form is a foreign file. */
const MARK = Buffer.from("NKP1");
const LENGTH_AT = 4;
const SUM_AT = 8;
const HEAD_BYTES = 12;

type Description = Omit<Stored, "br" | "until"> & {
  readonly key: string;
  /** JSON has no infinity. */
  readonly until: number | null;
  /** Bytes of the page, which come after this. */
  readonly length: number;
};

/** The file of a page: a mark, the length of its description, a sum over all that follows, the description in JSON, the page. */
export function writePageFile(key: string, { headers, br, etag, until }: Stored): Bytes {
  const described = Buffer.from(JSON.stringify({ key, headers, etag, until, length: br.byteLength }));
  const file = Buffer.alloc(HEAD_BYTES + described.byteLength + br.byteLength);
  file.set(MARK);
  file.writeUInt32LE(described.byteLength, LENGTH_AT);
  file.set(described, HEAD_BYTES);
  file.set(br, HEAD_BYTES + described.byteLength);
  file.writeUInt32LE(crc32(file.subarray(HEAD_BYTES)), SUM_AT);
  return file;
}

/**
 * What writePageFile has written for this key, in the bytes of the file; undefined when it is cut off, damaged, or of something
 * else.
 */
export function readPageFile(key: string, file: Bytes): Stored | undefined {
  if (file.byteLength < HEAD_BYTES || !file.subarray(0, MARK.byteLength).equals(MARK)) return undefined;
  if (crc32(file.subarray(HEAD_BYTES)) !== file.readUInt32LE(SUM_AT)) return undefined;
  const pageAt = HEAD_BYTES + file.readUInt32LE(LENGTH_AT);
  const found = parsed(file.toString("utf8", HEAD_BYTES, pageAt));
  if (found?.key !== key || pageAt + found.length !== file.byteLength) return undefined;
  return {
    headers: found.headers,
    etag: found.etag,
    until: found.until ?? Infinity,
    br: file.subarray(pageAt),
  };
}

/** With the mark before it and a right sum, it is what writePageFile wrote. */
function parsed(json: string): Description | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
