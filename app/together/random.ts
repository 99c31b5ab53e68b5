/** Bytes that nobody can guess. */
export function randomBytes(bytes: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

/** A number of 32 bits for this device, never 0: that one stands for "nobody". */
export function randomNumber(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) || 1;
}
