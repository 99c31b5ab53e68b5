import { both, fields, type Schema, wholeList, within } from "#domain/schema/schema.ts";
import { checksum } from "#domain/checksum.ts";
import { createBitReader, createBitWriter } from "#domain/together/judging/bits.ts";
import { BYTE_BITS, packCandidate, unpackCandidate } from "#domain/together/judging/candidate-bits.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import { byId, asCandidate } from "#domain/together/judging/verdict.ts";
import { MOST_SPREAD, MOST_STRENGTH, type Weighed } from "#domain/together/duels/weighed.ts";

/** What one of the two lets the other know of the duels: names that both like, and how each stands. No question, no answer. */
export type Order = {
  /** The sending device's number, as in messages. */
  readonly from: number;
  /** The mark of the order that the sender had from the other side; 0 when there was none. */
  readonly answers: number;
  /** By id; DUELERS.fewest to DUELERS.most of them. */
  readonly names: readonly Weighed[];
};

const NUMBER_BITS = 32;
const COUNT_BITS = 4;
const STRENGTH_BITS = 8;
const SPREAD_BITS = 6;

/**
 * As bytes. Bits: 32 of sender, 32 of the order that is answered, 4 of count less one; then each name as packCandidate writes
 * it, 8 of strength above the lowest, 6 of spread less one.
 */
export function packOrder({ from, answers, names }: Order): Uint8Array<ArrayBuffer> {
  const bits = createBitWriter();
  bits.write(from, NUMBER_BITS);
  bits.write(answers, NUMBER_BITS);
  bits.write(names.length - 1, COUNT_BITS);
  for (const name of names.toSorted(byId)) {
    packCandidate(bits, name);
    bits.write(name.strength + MOST_STRENGTH, STRENGTH_BITS);
    bits.write(name.spread - 1, SPREAD_BITS);
  }
  return bits.bytes();
}

/** Reads what packOrder has written; null for anything else. */
export function unpackOrder(content: Uint8Array): Order | null {
  const bits = createBitReader(content);
  const from = bits.read(NUMBER_BITS);
  const answers = bits.read(NUMBER_BITS);
  const last = bits.read(COUNT_BITS);
  if (from === null || answers === null || last === null) return null;
  const names: Weighed[] = [];
  for (let place = 0; place <= last; place++) {
    const candidate = unpackCandidate(bits);
    const strength = bits.read(STRENGTH_BITS);
    const spread = bits.read(SPREAD_BITS);
    if (candidate === null || strength === null || spread === null) return null;
    names.push({ ...candidate, strength: strength - MOST_STRENGTH, spread: spread + 1 });
  }
  return bits.left() < BYTE_BITS ? sound({ from, answers, names }) : null;
}

/** By which an order is known: another one, or one more answer, has another mark. Never 0. */
export function markOf(names: readonly Weighed[]): number {
  return checksum(packOrder({ from: 0, answers: 0, names })) || 1;
}

const whole = within(-Infinity, Infinity);
const weighed: Schema<Weighed> = both(asCandidate, fields({ strength: whole, spread: whole }));
const asKept = fields({ from: whole, answers: whole, names: wholeList(weighed) });

/** An order as a browser gives it back; null for anything else. */
export function readOrder(value: unknown): Order | null {
  const read = asKept(value);
  return read === undefined ? null : sound(read);
}

/** Whatever others have made of it: so many names, each once, and no figure that packOrder could not have written. */
function sound(order: Order): Order | null {
  const { names } = order;
  if (names.length < DUELERS.fewest || names.length > DUELERS.most) return null;
  if (new Set(names.map(({ id }) => id)).size < names.length) return null;
  const isWithin = names.every(
    ({ strength, spread }) => Math.abs(strength) <= MOST_STRENGTH && spread >= 1 && spread <= MOST_SPREAD,
  );
  return isWithin ? order : null;
}
