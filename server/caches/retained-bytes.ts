/** An object or an array, before what it holds. */
const HEADER_BYTES = 48;
const SLOT_BYTES = 8;
/** A number that does not lie in its slot. */
const NUMBER_BYTES = 16;
/** A buffer and the two objects behind it, beside its bytes. */
const BUFFER_BYTES = 240;

/**
 * What plain data retain in V8's heap and outside it, in bytes, a little rounded up: texts, numbers, arrays, objects and
 * buffers, without circles. What two values share is counted for both, so the truth is never more by much.
 */
export function retainedBytes(value: unknown): number {
  if (typeof value === "string") return textBytes(value);
  if (typeof value === "number") return isSmall(value) ? 0 : NUMBER_BYTES;
  if (typeof value !== "object" || value === null) return 0;
  // A view retains all that it is a view into.
  if (ArrayBuffer.isView(value)) return BUFFER_BYTES + value.buffer.byteLength;
  if (Array.isArray(value)) return listBytes(value);
  let bytes = HEADER_BYTES;
  for (const held of Object.values(value)) bytes += SLOT_BYTES + retainedBytes(held);
  return bytes;
}

function listBytes(list: readonly unknown[]): number {
  let bytes = HEADER_BYTES + SLOT_BYTES * list.length;
  // Numbers lie in the slots of their list.
  for (const held of list) if (typeof held !== "number") bytes += retainedBytes(held);
  return bytes;
}

/** V8 keeps a text in one byte a letter when all its letters are of Latin-1, else in two. */
function textBytes(text: string): number {
  return 24 + text.length * (BEYOND_LATIN_1.test(text) ? 2 : 1);
}

const BEYOND_LATIN_1 = /[^\0-\u{ff}]/u;

/** Up to 31 bits. */
function isSmall(value: number): boolean {
  return (value | 0) === value;
}
