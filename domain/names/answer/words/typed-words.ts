/** A text as patterns of questions read it: small letters, no accents, no apostrophes, one space between words. */
export type TypedWords = {
  readonly plain: string;
  /** What was typed from one place of the plain text up to another: whole words, as they were. */
  readonly typed: (from: number, to: number) => Typed;
  /** The words of the plain text and where they stand in it. */
  readonly words: readonly PlainWord[];
};

export type PlainWord = { readonly word: string; readonly at: number };

/** Characters of the text that was typed, up to the one before "to". */
export type Typed = { readonly text: string; readonly from: number; readonly to: number };

const WORD = /[\p{L}\p{N}*][\p{L}\p{M}\p{N}'’*-]*/gu;

/** Longer texts are no questions about a name. */
const MOST_WORDS = 24;

/** The words of a text, each perhaps written anew; null for a text of one word or of too many. */
export function typedWords(
  text: string,
  rewrite: (word: string) => string = (word) => word,
): TypedWords | null {
  const matches = Array.from(text.matchAll(WORD));
  if (matches.length < 2 || matches.length > MOST_WORDS) return null;
  const places: (PlainWord & { readonly from: number; readonly to: number })[] = [];
  let plain = "";
  for (const { 0: word, index } of matches) {
    if (plain !== "") plain += " ";
    const written = rewrite(plainWord(word));
    places.push({ word: written, at: plain.length, from: index, to: index + word.length });
    plain += written;
  }
  return {
    plain,
    words: places,
    typed(from, to) {
      const within = places.filter(({ at }) => at >= from && at < to);
      const [start, end] = [within[0]?.from ?? 0, within.at(-1)?.to ?? 0];
      return { text: text.slice(start, end), from: start, to: end };
    },
  };
}

/** "Girl’s" is "girls", "José" is "jose". */
function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "");
}

/** What was read is no wish of its own any more; "names" says that names are meant by the words beside it. */
export function withNames(text: string, { from, to }: Typed): string {
  const room = to - from;
  return text.slice(0, from) + "names".slice(0, room).padEnd(room) + text.slice(to);
}
