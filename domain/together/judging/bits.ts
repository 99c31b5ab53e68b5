export type BitWriter = ReturnType<typeof createBitWriter>;
export type BitReader = ReturnType<typeof createBitReader>;

/** Writes numbers of few bits one behind the other, the highest bit first. */
export function createBitWriter() {
  const bytes: number[] = [];
  let free = 0;
  return {
    write(value: number, bits: number) {
      for (let bit = bits - 1; bit >= 0; bit--) {
        if (free === 0) {
          bytes.push(0);
          free = 8;
        }
        free--;
        const last = bytes.length - 1;
        bytes[last] = (bytes[last] ?? 0) | (((value >>> bit) & 1) << free);
      }
    },
    bytes: () => Uint8Array.from(bytes),
  };
}

/** Reads them back; null where the bytes end too soon. */
export function createBitReader(bytes: Uint8Array) {
  let at = 0;
  return {
    read(bits: number): number | null {
      if (at + bits > 8 * bytes.length) return null;
      let value = 0;
      for (let bit = 0; bit < bits; bit++, at++) {
        value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      }
      return value;
    },
    /** What is left, in bits. */
    left: () => 8 * bytes.length - at,
  };
}
