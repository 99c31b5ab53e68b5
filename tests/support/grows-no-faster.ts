/** What is read of a text: the time it takes should grow as the text does. */
export type Reader = (text: string) => unknown;

const TRIES = 30;
/** After so many it rests before each: who has rested is left to work, so a busy machine is not judged in one moment alone. */
const QUICK_TRIES = 8;
const REST_MS = 20;
/** A text, and so many of a part of it: as many characters, in less than so many times the time. Once would be linear, 32 times quadratic. */
const PARTS = 32;
const MOST_TIMES = 6;
/**
 * What takes less is not dear, however it grows, and a clock cannot tell: memory for a long text is fetched anew each time,
 * which alone takes milliseconds on some machines.
 */
const CHEAP_MS = 10;

/**
 * Whether reading a text takes about as long as reading its parts, one after another: "linear", or how many times as long at best.
 * Counted is how long this process was at work, not what passed meanwhile on a busy machine; and the least of several. More
 * tries make it surer, never milder: both times come down to what they are.
 */
export function growthOf(
  read: Reader,
  textOf: (length: number) => string,
  length: number,
  tries = TRIES,
): "linear" | number {
  const whole = textOf(length);
  const parts = Array.from({ length: PARTS }, () => textOf(length / PARTS));
  let [wholeMs, partsMs] = [Infinity, Infinity];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt >= QUICK_TRIES) rest();
    wholeMs = Math.min(wholeMs, millisecondsOf(read, [whole]));
    if (wholeMs < CHEAP_MS) return "linear";
    partsMs = Math.min(partsMs, millisecondsOf(read, parts));
    if (wholeMs < partsMs * MOST_TIMES) return "linear";
  }
  return wholeMs / partsMs;
}

function millisecondsOf(read: Reader, texts: readonly string[]): number {
  const start = process.cpuUsage();
  for (const text of texts) read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function rest(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REST_MS);
}

/** Texts made to be slow to read: repetitions, separators, spaces, escapes, brackets, many different words. */
export const NASTY: readonly ((length: number) => string)[] = [
  ..."a&|a=b&|&|=|a|%20|+| ,|,|;|\n|%0A|%|%C3%8B|e\u0301|(|[|<|*|. |..|/|a/|a.b,|, and |like |-|'|\"|\\"
    .split("|")
    .map((part) => (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)),
  (length) => differentWords(length, ","),
  (length) => differentWords(length, " "),
  (length) => differentWords(length, "=1&"),
];

function differentWords(length: number, between: string): string {
  const words: string[] = [];
  for (let at = 0, size = 0; size < length; at += 1) {
    const word = at.toString(26).replaceAll(/\d/g, (digit) => String.fromCharCode(113 + Number(digit)));
    words.push(word);
    size += word.length + between.length;
  }
  return words.join(between).slice(0, length);
}
