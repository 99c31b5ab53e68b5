import { promisify } from "node:util";
import { brotliDecompress, brotliDecompressSync, gzip } from "node:zlib";
import { accepts, compressLive, exactly, liveEncoding } from "./compress.ts";
import { matchesTag } from "./etag.ts";
import { isPacked, type Reply, type Utf8Text } from "./reply.ts";
import type { Wanted } from "./send.ts";

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

/** Whether a reply can be sent as it is: nothing has to be compressed or unpacked for this client. */
export function isReady({ body, headers }: Reply, { acceptEncoding, ifNoneMatch }: Wanted): boolean {
  const text = typeof body === "string" ? body : "text" in body ? body.text : undefined;
  const isInForm =
    text !== undefined
      ? liveEncoding(text, acceptEncoding) === undefined
      : !isPacked(body) || accepts(acceptEncoding ?? "", "br");
  // Who holds the same bytes is sent none.
  return isInForm || (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, headers["etag"] ?? ""));
}

/** The same reply in a form that this client takes, made beside the requests. */
export async function unpacked(reply: Reply, wanted: Wanted): Promise<Reply> {
  const { body } = reply;
  if (isReady(reply, wanted)) return reply;
  if (typeof body === "string") return { ...reply, body: await compressed({ text: body }, wanted) };
  if ("text" in body) return { ...reply, body: await compressed(body, wanted) };
  if (!isPacked(body)) return reply;
  // Few do not take brotli.
  const identity = await decompress(body.br);
  const takesGzip = accepts(wanted.acceptEncoding ?? "", "gzip");
  return { ...reply, body: takesGzip ? { identity, gzip: await compress(identity) } : { identity } };
}

/** A whole body as text, at once: for a small file that another is made of. */
export function textOf(body: Reply["body"]): string {
  if (typeof body === "string") return body;
  if ("text" in body) return body.text;
  if (isPacked(body)) return brotliDecompressSync(body.br).toString();
  return Buffer.from(body instanceof Uint8Array ? body : body.identity).toString();
}

async function compressed(body: Utf8Text, { acceptEncoding }: Wanted): Promise<Reply["body"]> {
  const { text, keep } = body;
  const identity = Buffer.from(text);
  if (liveEncoding(text, acceptEncoding) === "gzip") {
    return { identity, gzip: await compressLive(identity, "gzip") };
  }
  const br = exactly(await compressLive(identity, "br"));
  keep?.(br);
  return { br };
}
