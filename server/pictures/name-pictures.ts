import { createCache } from "#server/caches/create-cache.ts";
import { exactly } from "#server/http/compress.ts";
import type { CardToDraw } from "./card-to-draw.ts";
import type { RenderCard } from "./card-renderer-process.ts";
import { etagOf } from "#server/http/etag.ts";

export type Picture = { readonly png: Buffer<ArrayBuffer>; readonly etag: string };

type NamePictures = {
  /** The picture of a card by what tells it from others, drawn now or before; "busy" when so many wait that nobody should wait behind them. */
  of(id: string, card: CardToDraw): Promise<Picture> | "busy";
};

/** A few seconds' work. */
const MOST_WAITING = 40;

/** Draws pictures when they are first asked for, each once at a time, and caches the last. */
export function createNamePictures(render: RenderCard): NamePictures {
  const cache = createCache<string, Picture>("pictures");
  const waiting = new Map<string, Promise<Picture>>();

  const draw = async (id: string, card: CardToDraw): Promise<Picture> => {
    try {
      // As it comes, it is a view into what the other process has sent.
      const png = exactly(Buffer.from(await render(card)));
      const picture = { png, etag: etagOf(png) };
      cache.set(id, picture);
      return picture;
    } finally {
      waiting.delete(id);
    }
  };

  return {
    of(id, card) {
      const known = cache.get(id);
      if (known !== undefined) return Promise.resolve(known);
      const begun = waiting.get(id);
      if (begun !== undefined) return begun;
      if (waiting.size >= MOST_WAITING) return "busy";
      const drawing = draw(id, card);
      waiting.set(id, drawing);
      return drawing;
    },
  };
}
