import { LRUCache } from "lru-cache";
import type { NameId } from "#domain/names/name.ts";
import type { NameCard } from "./name-card.ts";
import type { Print } from "./print-apart.ts";
import { etagOf } from "#server/http/from-memory.ts";

export type Picture = { readonly png: Buffer; readonly etag: string };

export type NamePictures = {
  /** The picture of a card, drawn now or before; "busy" when so many wait that nobody should wait behind them. */
  of(id: NameId, card: NameCard): Promise<Picture> | "busy";
};

/** About 600 pictures. */
const REMEMBERED_BYTES = 16 * 1024 * 1024;
/** A few seconds' work. */
const MOST_WAITING = 40;

/** Draws pictures when they are first asked for, each once at a time, and remembers the last. */
export function createNamePictures(print: Print): NamePictures {
  const kept = new LRUCache<NameId, Picture>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ png }) => png.byteLength,
  });
  const waiting = new Map<NameId, Promise<Picture>>();

  const draw = async (id: NameId, card: NameCard): Promise<Picture> => {
    try {
      const png = await print(card);
      const picture = { png, etag: etagOf(png) };
      kept.set(id, picture);
      return picture;
    } finally {
      waiting.delete(id);
    }
  };

  return {
    of(id, card) {
      const known = kept.get(id);
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
