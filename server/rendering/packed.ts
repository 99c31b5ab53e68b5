import { WORTH_COMPRESSING_BYTES } from "#server/http/compress.ts";
import type { Reply } from "#server/http/reply.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Compresses with brotli, quickly or well: at once in a thread of its own, in the background elsewhere. The bytes it is given may
 * be written over as soon as it has returned.
 */
export type Compress = (bytes: Buffer<ArrayBuffer>, isWell: boolean) => Bytes | Promise<Bytes>;

/** The same reply with its text in brotli alone. A text too short for that stays as it is. */
export async function packed(reply: Reply, compress: Compress): Promise<Reply> {
  const { body } = reply;
  if (typeof body === "string" || !("text" in body)) return reply;
  if (body.text.length < WORTH_COMPRESSING_BYTES) return reply;
  return { ...reply, body: { br: await compress(Buffer.from(body.text), false) } };
}
