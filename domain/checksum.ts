const FNV_BASIS = 0x811c9dc5;

/** FNV-1a, 32 bits; goes on from the checksum of what stands before. */
export function checksum(bytes: Uint8Array, before = FNV_BASIS): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, before);
}
