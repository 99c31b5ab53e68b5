import type { Cache } from "#server/caches/create-cache.ts";
import { WORTH_COMPRESSING_BYTES } from "#server/http/compress.ts";
import type { AsciiText, Packed, Reply } from "#server/http/reply.ts";

/** An answer as it was made, or in brotli alone: a quarter of the room, and ready to be sent. */
export type Remembered = AsciiText | Packed;

/** Remembers answers in the form in which they are sent. */
export function rememberAnswers(cache: Pick<Cache<string, Remembered>, "getOrMake" | "set">) {
  return {
    /** What is remembered for the key, or is made now. A long text is compressed once it is sent so, and from then on kept so. */
    bodyOf(key: string, make: () => AsciiText): Reply["body"] {
      const known = cache.getOrMake(key, make);
      if (typeof known !== "string" || known.length < WORTH_COMPRESSING_BYTES) return known;
      return { text: known, keep: (br) => cache.set(key, { br }) };
    },
  };
}
