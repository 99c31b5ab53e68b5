import { brotliBest } from "#server/http/compress.ts";
import type { PageShelf } from "./page-shelf.ts";
import { isPacked, type Reply } from "#server/http/reply.ts";

/** With less to gain, a page stays as it is: it was compressed well already. */
const WORTH = 0.97;

/** Where the shorter page takes the place of the longer one. */
type Places = {
  readonly replace: (key: string, before: Reply, reply: Reply) => void;
  readonly shelf: PageShelf | undefined;
};

/**
 * Compresses a page that is asked for often as well as can be: for memory, and for the shelf where the same lies there, until
 * the hour that was set for it. Rejects what is no page in brotli.
 */
export async function polishPage(key: string, reply: Reply, { replace, shelf }: Places): Promise<void> {
  if (!isPacked(reply.body)) return;
  const br = await brotliBest(reply.body.br);
  if (br.byteLength > reply.body.br.byteLength * WORTH) return;
  replace(key, reply, { ...reply, body: { br } });
  const kept = await shelf?.get(key);
  if (kept !== undefined && kept.etag === reply.headers["etag"]) await shelf?.put(key, { ...kept, br });
}
