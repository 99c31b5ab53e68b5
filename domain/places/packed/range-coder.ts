/**
 * Codes decisions of which both sides know the chances, in close to as many bits as they are surprising: a range coder for
 * binary decisions, carry-less, as in Matt Mahoney's lpaq (https://mattmahoney.net/dc/dce.html#Section_32).
 * A model drives it the same way in both directions, so it is written once: it hands over what it has and goes on with what
 * it gets back. The encoder writes the decision and gives it back; the decoder does not look at it and gives the one it reads.
 */
export type Coder = {
  /** A decision, 0 or 1. The chance that it is 1: 1 to 65535 of 65536. */
  code(decision: number, chance: number): number;
};

/** What a chance is a part of. */
export const CERTAIN = 65536;
const BYTE = 256;
const TOP_BYTE = 2 ** 24;
/** Bytes that a range is cut down to one number in. */
const END_BYTES = 4;

/** The range that is left, from low to high, both 32 bits; it is cut in two by each decision. */
const cut = (low: number, high: number, chance: number) =>
  low + Math.floor(((high - low) * chance) / CERTAIN);
const topByte = (number: number) => Math.floor(number / TOP_BYTE);
/** Behind the highest byte, which is known, comes a new lowest one. */
const shifted = (number: number, lowest: number) => (number % TOP_BYTE) * BYTE + lowest;

/** `end` gives the bytes, when all is coded. */
export function createEncoder(): Coder & { readonly end: () => Uint8Array } {
  const bytes: number[] = [];
  let low = 0;
  let high = 2 ** 32 - 1;
  return {
    code(decision, chance) {
      const middle = cut(low, high, chance);
      if (decision === 1) high = middle;
      else low = middle + 1;
      while (topByte(low) === topByte(high)) {
        bytes.push(topByte(low));
        low = shifted(low, 0);
        high = shifted(high, BYTE - 1);
      }
      return decision;
    },
    end() {
      const last = Array.from(
        { length: END_BYTES },
        (_, place) => Math.floor(low / BYTE ** (3 - place)) % BYTE,
      );
      return Uint8Array.from([...bytes, ...last]);
    },
  };
}

/** Reads what an encoder wrote. Bytes that are missing read as zeros: who needs to know keeps a checksum. */
export function createDecoder(bytes: Uint8Array): Coder {
  let low = 0;
  let high = 2 ** 32 - 1;
  let next = 0;
  let code = 0;
  for (let place = 0; place < END_BYTES; place++) code = shifted(code, bytes[next++] ?? 0);
  return {
    code(_, chance) {
      const middle = cut(low, high, chance);
      const decision = code <= middle ? 1 : 0;
      if (decision === 1) high = middle;
      else low = middle + 1;
      while (topByte(low) === topByte(high)) {
        low = shifted(low, 0);
        high = shifted(high, BYTE - 1);
        code = shifted(code, bytes[next++] ?? 0);
      }
      return decision;
    },
  };
}
