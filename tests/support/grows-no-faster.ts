/** What is read of a text: the time it takes should grow as the text does. */
export type Reader = (text: string) => unknown;

const TRIES = 30;
/** After so many it rests before each: who has rested is left to work, so a busy machine is not judged in one moment alone. */
const QUICK_TRIES = 8;
const REST_MS = 20;
const RUNS = 4;
/** Eight times the text, in less than so many times the time: 8 would be linear, 64 quadratic. */
const LONGER = 8;
const MOST_TIMES = 24;
/** What takes less is not dear, however it grows; and a clock cannot tell. */
const CHEAP_MS = 3;

/**
 * Whether reading eight times as much takes about eight times as long: "linear", or how many times as long it took at best.
 * Counted is how long this process was at work, not what passed meanwhile on a busy machine; and the least of several. More
 * tries make it surer, never milder: both times come down to what they are.
 */
export function growthOf(
  read: Reader,
  textOf: (length: number) => string,
  length: number,
): "linear" | number {
  const [short, long] = [textOf(length / LONGER), textOf(length)];
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt >= QUICK_TRIES) rest();
    longMs = Math.min(longMs, millisecondsOf(read, long));
    if (longMs < CHEAP_MS) return "linear";
    for (let run = 0; run < RUNS; run += 1) shortMs = Math.min(shortMs, millisecondsOf(read, short));
    if (longMs < shortMs * MOST_TIMES) return "linear";
  }
  return longMs / shortMs;
}

function millisecondsOf(read: Reader, text: string): number {
  const start = process.cpuUsage();
  read(text);
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
