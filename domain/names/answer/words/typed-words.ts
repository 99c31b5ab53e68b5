/** A text as patterns of questions read it: small letters, no accents, no apostrophes, one space between words. */
export type TypedWords = {
  /** As it was typed. */
  readonly text: string;
  readonly plain: string;
  /** What was typed from one place of the plain text up to another: whole words, as they were. */
  readonly typed: (from: number, to: number) => Typed;
  /** The words of the plain text and where they stand in it. */
  readonly words: readonly PlainWord[];
};

/** A word of the plain text, and its characters in the text that was typed. */
export type PlainWord = {
  readonly word: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/** Characters of the text that was typed, up to the one before "to". */
export type Typed = { readonly text: string; readonly from: number; readonly to: number };

const WORD = /[\p{L}\p{N}*][\p{L}\p{M}\p{N}'’*-]*/gu;

/** Longer texts are no questions about a name. */
const MOST_WORDS = 40;

/** Of the text that was read last: every reader of questions begins with its words. */
let last: { readonly text: string; readonly words: TypedWords | null } | undefined;

/** The words of a text; null for a text of one word or of too many. */
export function typedWords(text: string): TypedWords | null {
  if (last?.text !== text) last = { text, words: wordsOf(text) };
  return last.words;
}

function wordsOf(text: string): TypedWords | null {
  const matches = Array.from(text.matchAll(WORD));
  if (matches.length < 2 || matches.length > MOST_WORDS) return null;
  return placed(
    text,
    matches.map(({ 0: word, index }) => ({ word: plainWord(word), from: index, to: index + word.length })),
  );
}

/** The same words, each perhaps written anew; null when none is. */
export function rewrittenWords(
  { text, words }: TypedWords,
  rewrite: (word: string) => string,
): TypedWords | null {
  const written = words.map((each) => ({ ...each, word: rewrite(each.word) }));
  return written.every(({ word }, at) => word === words[at]?.word) ? null : placed(text, written);
}

function placed(text: string, words: readonly Omit<PlainWord, "at">[]): TypedWords {
  let plain = "";
  const places = words.map((each): PlainWord => {
    if (plain !== "") plain += " ";
    const at = plain.length;
    plain += each.word;
    return { ...each, at };
  });
  return {
    text,
    plain,
    words: places,
    typed(from, to) {
      const within = places.filter(({ at }) => at >= from && at < to);
      const [start, end] = [within[0]?.from ?? 0, within.at(-1)?.to ?? 0];
      return { text: text.slice(start, end), from: start, to: end };
    },
  };
}

/** Most words are plain as they are. */
const PLAIN = /^[a-z0-9]+$/;

/** "Girl’s" is "girls", "José" is "jose". */
function plainWord(word: string): string {
  const small = word.toLowerCase();
  if (PLAIN.test(small)) return small;
  return small.normalize("NFD").replace(/[\p{M}'’]/gu, "");
}

/** What was read is no wish of its own any more; "names" says that names are meant by the words beside it. */
export function withNames(text: string, { from, to }: Typed): string {
  const room = to - from;
  return text.slice(0, from) + "names".slice(0, room).padEnd(room) + text.slice(to);
}
