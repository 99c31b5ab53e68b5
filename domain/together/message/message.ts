import { createBitReader, createBitWriter } from "#domain/together/judging/bits.ts";
import { BYTE_BITS, packCandidate, unpackCandidate } from "#domain/together/judging/candidate-bits.ts";
import { byId, type NameCandidate } from "#domain/together/judging/verdict.ts";

/** What one of the two lets the other know of a name. A decoy was neither liked nor refused: it hides among which the likes are. */
export const MESSAGE_MARKS = ["decoy", "like", "love"] as const;
export type MessageMark = (typeof MESSAGE_MARKS)[number];

export type MarkedName = NameCandidate & { readonly mark: MessageMark };

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
const MARK_BITS = 2;
/** What a count of COUNT_BITS can say. */
const MOST_IN_MESSAGE = 2 ** COUNT_BITS - 1;

/**
 * As bytes; null when there are too many names. Bits: 32 of sender, 32 of whom it answers, 9 of count; then each name, 2 of
 * mark and what packCandidate writes.
 */
export function packMessage({ from, to, names }: Message): Uint8Array<ArrayBuffer> | null {
  if (names.length > MOST_IN_MESSAGE) return null;
  const bits = createBitWriter();
  bits.write(from, FROM_BITS);
  bits.write(to, FROM_BITS);
  bits.write(names.length, COUNT_BITS);
  for (const name of names.toSorted(byId)) {
    bits.write(MESSAGE_MARKS.indexOf(name.mark), MARK_BITS);
    packCandidate(bits, name);
  }
  return bits.bytes();
}

/** Reads what packMessage has written; null for anything else. */
export function unpackMessage(content: Uint8Array): Message | null {
  const bits = createBitReader(content);
  const from = bits.read(FROM_BITS);
  const to = bits.read(FROM_BITS);
  const count = bits.read(COUNT_BITS);
  if (from === null || to === null || count === null) return null;
  const names: MarkedName[] = [];
  for (let place = 0; place < count; place++) {
    const mark = MESSAGE_MARKS[bits.read(MARK_BITS) ?? MESSAGE_MARKS.length];
    const candidate = unpackCandidate(bits);
    if (mark === undefined || candidate === null) return null;
    names.push({ ...candidate, mark });
  }
  const isDistinct = new Set(names.map(({ id }) => id)).size === names.length;
  return isDistinct && bits.left() < BYTE_BITS ? { from, to, names } : null;
}
