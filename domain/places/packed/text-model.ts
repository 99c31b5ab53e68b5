import { createBitModel } from "./bit-model.ts";
import { codeWithin, MOST } from "./count-model.ts";
import type { Coder } from "./range-coder.ts";

const BITS = 7;
/** Of how many characters before it one is seen in the context. */
const ORDERS = [1, 2, 3];

/** Codes text, of ASCII alone, bit by bit: each in the context of the bits of its character and of the characters before. */
export function codeText(coder: Coder, text: string): string {
  const model = createBitModel(ORDERS.length, 2 ** BITS);
  const length = codeWithin(coder, text.length, 0, MOST);
  let coded = "";
  for (let at = 0; at < length; at++) {
    const character = text.charCodeAt(at);
    const before = ORDERS.map((order) =>
      Array.from(coded.slice(-order)).reduce((sum, letter) => (sum << BITS) + letter.charCodeAt(0), order),
    );
    // The bits of this one so far, behind a 1.
    let bits = 1;
    for (let bit = BITS - 1; bit >= 0; bit--) {
      const contexts = before.map((letters) => Math.imul(letters, 2 ** BITS + 1) + bits);
      bits = bits * 2 + model.code(coder, (character >> bit) & 1, contexts, bits);
    }
    coded += String.fromCharCode(bits - 2 ** BITS);
  }
  return coded;
}
