import { createBitReader, createBitWriter } from "./bits.ts";
import { type Candidate, ownCandidate } from "./verdict.ts";

/** What one of the two lets the other know of a name. A decoy was neither liked nor refused: it hides among which the likes are. */
export const MARKS = ["decoy", "like", "love"] as const;
export type Mark = (typeof MARKS)[number];

export type MarkedName = Candidate & { readonly mark: Mark };

/** What travels from one browser to the other. There is no room in it for a "no". */
export type Message = {
  /** A random number of the sending device, so that nobody answers a link of their own. */
  readonly from: number;
  /** The device that is answered; 0 in a first message. */
  readonly to: number;
  /** By id: the order says nothing. */
  readonly names: readonly MarkedName[];
};

const FROM_BITS = 32;
const COUNT_BITS = 9;
const LETTER_BITS = 5;
const BYTE_BITS = 8;
/** What a count of COUNT_BITS can say. */
export const MOST_IN_MESSAGE = 2 ** COUNT_BITS - 1;

/**
 * As bytes; null when there are too many names. Bits: 32 of sender, 32 of whom it answers, 9 of count; then each name, 2 of
 * mark, 1 that says whose spelling it is, and its letters: five bits each for ours, eight a byte (UTF-8) for others', ended
 * by a zero.
 */
export function packMessage({ from, to, names }: Message): Uint8Array<ArrayBuffer> | null {
  if (names.length > MOST_IN_MESSAGE) return null;
  const bits = createBitWriter();
  bits.write(from, FROM_BITS);
  bits.write(to, FROM_BITS);
  bits.write(names.length, COUNT_BITS);
  for (const { id, own, mark } of names.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    bits.write(MARKS.indexOf(mark), 2);
    bits.write(own === null ? 0 : 1, 1);
    if (own === null) {
      for (const letter of id) bits.write(letter.charCodeAt(0) - 96, LETTER_BITS);
      bits.write(0, LETTER_BITS);
    } else {
      for (const byte of new TextEncoder().encode(own)) bits.write(byte, BYTE_BITS);
      bits.write(0, BYTE_BITS);
    }
  }
  return bits.bytes();
}

type Bits = ReturnType<typeof createBitReader>;

/** Reads what packMessage has written; null for anything else. */
export function unpackMessage(content: Uint8Array): Message | null {
  const bits = createBitReader(content);
  const from = bits.read(FROM_BITS);
  const to = bits.read(FROM_BITS);
  const count = bits.read(COUNT_BITS);
  if (from === null || to === null || count === null) return null;
  const names: MarkedName[] = [];
  for (let place = 0; place < count; place++) {
    const name = readName(bits);
    if (name === null) return null;
    names.push(name);
  }
  const isDistinct = new Set(names.map(({ id }) => id)).size === names.length;
  return isDistinct && bits.left() < BYTE_BITS ? { from, to, names } : null;
}

function readName(bits: Bits): MarkedName | null {
  const mark = MARKS[bits.read(2) ?? MARKS.length];
  const isOwn = bits.read(1);
  if (mark === undefined || isOwn === null) return null;
  if (isOwn === 0) {
    const letters = readUntilZero(bits, LETTER_BITS);
    const isName = letters !== null && letters.length > 0 && letters.every((letter) => letter <= 26);
    return isName
      ? { id: String.fromCharCode(...letters.map((letter) => letter + 96)), own: null, mark }
      : null;
  }
  const bytes = readUntilZero(bits, BYTE_BITS);
  const candidate = bytes === null ? null : ownCandidate(new TextDecoder().decode(Uint8Array.from(bytes)));
  return candidate === null ? null : { ...candidate, mark };
}

function readUntilZero(bits: Bits, each: number): readonly number[] | null {
  const read: number[] = [];
  for (;;) {
    const value = bits.read(each);
    if (value === null) return null;
    if (value === 0) return read;
    read.push(value);
  }
}
