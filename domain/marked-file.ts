/**
 * A file that says what it is: a mark (ASCII), the length of a header (four bytes, little-endian), the header as JSON, and then
 * what the header describes.
 */
const LENGTH_BYTES = 4;

/** The beginning of such a file. */
export function markedHead(mark: string, header: object): Uint8Array {
  const encoder = new TextEncoder();
  const [marked, text] = [encoder.encode(mark), encoder.encode(JSON.stringify(header))];
  const head = new Uint8Array(marked.length + LENGTH_BYTES + text.length);
  head.set(marked);
  new DataView(head.buffer).setUint32(marked.length, text.length, true);
  head.set(text, marked.length + LENGTH_BYTES);
  return head;
}

/** Reads so many bytes of a file from a place on: fewer where it ends before. */
type ReadBytes = (start: number, bytes: number) => Uint8Array;

/** The header of such a file as JSON text, and where the rest begins. Throws where the file begins with another mark. */
export function readMarkedHead(
  mark: string,
  read: ReadBytes,
): { readonly header: string; readonly start: number } {
  const decoder = new TextDecoder();
  const at = mark.length + LENGTH_BYTES;
  const head = read(0, at);
  if (head.length < at || decoder.decode(head.subarray(0, mark.length)) !== mark) {
    throw new Error(`The file does not begin with "${mark.trim()}".`);
  }
  const length = new DataView(head.buffer, head.byteOffset).getUint32(mark.length, true);
  return { header: decoder.decode(read(at, length)), start: at + length };
}
