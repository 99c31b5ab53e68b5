import { holdsSame } from "./from-memory.ts";

const DAY_S = 86_400;

/** A file in memory, in a format that is compressed already. */
export type Bytes = {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly contentType: string;
  /** The name to keep it by, where it has one. */
  readonly fileName?: string;
};

/** Sends a file that caches may keep for a day; 304 to who holds the same bytes. */
export function sendBytes(request: Request, { bytes, etag, contentType, fileName }: Bytes): Response {
  const headers = {
    etag,
    "cache-control": `public, max-age=${DAY_S}`,
    "x-content-type-options": "nosniff",
  };
  if (holdsSame(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "content-type": contentType,
      ...(fileName === undefined ? {} : { "content-disposition": `inline; filename="${fileName}"` }),
      "content-length": String(bytes.byteLength),
    },
  });
}
