import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { accepts } from "./compress.ts";
import { matchesTag } from "./etag.ts";
import type { Reply } from "./reply.ts";
import type { Wanted } from "./send.ts";

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

/** Whether a reply can be sent as it is: nothing has to be unpacked for this client. */
export function isReady({ body, headers }: Reply, { acceptEncoding = "", ifNoneMatch }: Wanted): boolean {
  if (typeof body === "string" || !("br" in body) || body.identity !== undefined) return true;
  const { etag } = headers;
  if (etag !== undefined && ifNoneMatch !== undefined && matchesTag(ifNoneMatch, etag)) return true;
  return accepts(acceptEncoding, "br");
}

/** The same reply in a form that this client takes, made beside the requests: few do not take brotli. */
export async function unpacked(reply: Reply, wanted: Wanted): Promise<Reply> {
  const { body } = reply;
  if (isReady(reply, wanted) || typeof body === "string" || !("br" in body) || body.br === undefined)
    return reply;
  const identity = await decompress(body.br);
  const takesGzip = accepts(wanted.acceptEncoding ?? "", "gzip");
  return { ...reply, body: takesGzip ? { identity, gzip: await compress(identity) } : { identity } };
}
