import { etagOf } from "./etag.ts";
import { SECURITY_HEADERS } from "./visitors/page-security.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The same bytes as they are, and in gzip: what unpack.ts makes for who does not take brotli. */
export type Variants = { readonly identity: Bytes; readonly gzip?: Bytes };

/** In brotli alone, as files and pages are kept: who takes another encoding is sent what unpack.ts makes of it. */
export type Packed = { readonly br: Bytes; readonly identity?: undefined };

/** A whole answer as plain data, before it is compressed, compared with what the client holds, and sent (send.ts). */
export type Reply = {
  readonly status: number;
  /** All of them in small letters, but those that follow from the body: its length and its encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie. */
  readonly cookies?: readonly string[];
  /** What was searched for, and whether nothing was found: to be counted (server/counts). */
  readonly search?: { readonly text: string; readonly isMissed: boolean };
  /** Long texts are compressed beside the requests (unpack.ts); bytes go as they are; of variants goes the smallest that the client takes. */
  readonly body: AsciiText | Utf8Text | Bytes | Variants | Packed;
};

/** ASCII letters only, as asciiJson makes it: one letter, one byte. To look each time would take a quarter of a search. */
export type AsciiText = string;

/** Any text. */
export type Utf8Text = {
  readonly text: string;
  /** Told the text in brotli once somebody was sent it so, by whoever gives the same text again. */
  readonly keep?: (br: Bytes) => void;
};

/** Whether a body is there in brotli alone. */
export function isPacked(body: Reply["body"]): body is Packed {
  return typeof body !== "string" && "br" in body && body.identity === undefined;
}

/** A reply with the headers that every page, endpoint and refusal carries, beside its own. */
export function replyWith(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Reply["body"],
): Reply {
  return { status, headers: { ...SECURITY_HEADERS, ...headers }, body };
}

const DAY_S = 86_400;

/** A file in memory, in a format that is compressed already. */
type CompressedFile = {
  readonly bytes: Bytes;
  readonly etag: string;
  readonly contentType: string;
  /** The name to save it by, where it has one. */
  readonly fileName?: string;
};

/** A file that caches may hold for a day. */
export function fileReply({ bytes, etag, contentType, fileName }: CompressedFile): Reply {
  return {
    status: 200,
    headers: {
      etag,
      "cache-control": `public, max-age=${DAY_S}`,
      "x-content-type-options": "nosniff",
      "content-type": contentType,
      ...(fileName === undefined ? {} : { "content-disposition": `inline; filename="${fileName}"` }),
    },
    body: bytes,
  };
}

/**
 * What a renderer answered, as data. A file that caches may hold gets an ETag and is compressed when it is sent; all
 * else goes as it came.
 */
export async function replyOf(response: Response): Promise<Reply> {
  const { status } = response;
  const headers = plainHeaders(response.headers);
  const cookies = response.headers.getSetCookie();
  const bytes = Buffer.from(await response.arrayBuffer());
  const isForCaches = headers["cache-control"]?.startsWith("public") === true;
  if (status !== 200 || !isForCaches) return { status, headers, cookies, body: bytes };
  const file = { etag: etagOf(bytes), vary: "Accept-Encoding", "x-content-type-options": "nosniff" };
  return { status, headers: { ...headers, ...file }, cookies, body: { text: bytes.toString() } };
}

/** Without Set-Cookie, which may stand there more than once. */
export function plainHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== "set-cookie"));
}
