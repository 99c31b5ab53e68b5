import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { MadePage } from "#server/rendering/page-to-render.ts";
import { brotliPageInBackground } from "./compress.ts";
import { isPacked, type Reply } from "./reply.ts";

/** Most pages are asked for once or twice while they lie in memory: a better compression would be for nobody. */
const OFTEN = 8;

const decompress = promisify(brotliDecompress);

/**
 * A page that somebody waits for is compressed quickly, and well beside the requests when it was asked for often from memory:
 * `keep` is then told the same page in fewer bytes.
 */
export function compressWhenAskedOften(keep: (key: string, made: MadePage) => void) {
  const quick = new WeakMap<Reply, { readonly made: MadePage; asked: number }>();

  const compress = async (key: string, made: MadePage): Promise<void> => {
    const { reply } = made;
    if (!isPacked(reply.body)) return;
    const br = await brotliPageInBackground(await decompress(reply.body.br), true);
    keep(key, { ...made, reply: { ...reply, body: { br } } });
  };

  return {
    /** Begins to count how often a page is asked for that was made for somebody. */
    watch: (made: MadePage) => void quick.set(made.reply, { made, asked: 0 }),
    asked(key: string, reply: Reply): void {
      const watched = quick.get(reply);
      if (watched === undefined) return;
      watched.asked += 1;
      if (watched.asked < OFTEN) return;
      quick.delete(reply);
      // What fails is only not smaller than it was.
      compress(key, watched.made).catch(() => undefined);
    },
  };
}
