import type { BitReader, BitWriter } from "./bits.ts";
import { type NameCandidate, ownCandidate } from "./verdict.ts";

const LETTER_BITS = 5;
const LETTERS = 26;
/** So that "a" is 1: a zero ends a name. */
const BEFORE_A = 96;
export const BYTE_BITS = 8;

/**
 * A name within a link: 1 bit that says whose spelling it is, and its letters, five bits each for ours, eight a byte (UTF-8)
 * for others', ended by a zero.
 */
export function packCandidate(bits: BitWriter, { id, own }: NameCandidate): void {
  bits.write(own === null ? 0 : 1, 1);
  if (own === null) {
    for (const letter of id) bits.write(letter.charCodeAt(0) - BEFORE_A, LETTER_BITS);
    bits.write(0, LETTER_BITS);
  } else {
    for (const byte of new TextEncoder().encode(own)) bits.write(byte, BYTE_BITS);
    bits.write(0, BYTE_BITS);
  }
}

/** Reads what packCandidate has written; null for anything else. */
export function unpackCandidate(bits: BitReader): NameCandidate | null {
  const isOwn = bits.read(1);
  if (isOwn === null) return null;
  if (isOwn === 0) {
    const letters = readUntilZero(bits, LETTER_BITS);
    const isName = letters !== null && letters.length > 0 && letters.every((letter) => letter <= LETTERS);
    return isName
      ? { id: String.fromCharCode(...letters.map((letter) => letter + BEFORE_A)), own: null }
      : null;
  }
  const bytes = readUntilZero(bits, BYTE_BITS);
  return bytes === null ? null : ownCandidate(new TextDecoder().decode(Uint8Array.from(bytes)));
}

function readUntilZero(bits: BitReader, each: number): readonly number[] | null {
  const read: number[] = [];
  for (;;) {
    const value = bits.read(each);
    if (value === null) return null;
    if (value === 0) return read;
    read.push(value);
  }
}
