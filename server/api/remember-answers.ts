import { type Cache, createCache } from "#server/caches/create-cache.ts";
import { WORTH_COMPRESSING_BYTES } from "#server/http/compress.ts";
import type { AsciiText, Packed, Reply } from "#server/http/reply.ts";

/** An answer as it was made, or in brotli alone: a quarter of the room, and ready to be sent. */
export type Remembered = AsciiText | Packed;

type Caches = {
  readonly answers: Pick<Cache<string, Remembered>, "get" | "set">;
  readonly askedOnce: Pick<Cache<string, true>, "get" | "set">;
};

export type AnswersRemembered = ReturnType<typeof rememberAnswers>;

/**
 * Remembers answers in the form in which they are sent, from the second time on that they are asked for: most texts are
 * searched once, and what is kept of them costs the garbage collector a fourth of a search.
 */
export function rememberAnswers({ answers, askedOnce }: Caches, version = () => "") {
  return {
    /** What is remembered for the key, or is made now. A long text is kept once it was compressed to be sent. */
    bodyOf(asked: string, make: () => AsciiText): Reply["body"] {
      const key = `${version()}${asked}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const text = make();
      if (askedOnce.get(key) === undefined) {
        askedOnce.set(key, true);
        return text;
      }
      if (text.length >= WORTH_COMPRESSING_BYTES) return { text, keep: (br) => answers.set(key, { br }) };
      answers.set(key, text);
      return text;
    },
  };
}

/** For all searches of a process together. `version` tells the words apart that answers are made of. */
export function openAnswers(version = () => ""): AnswersRemembered {
  const caches = {
    answers: createCache<string, Remembered>("searches"),
    askedOnce: createCache<string, true>("searchedOnce"),
  };
  return rememberAnswers(caches, version);
}
