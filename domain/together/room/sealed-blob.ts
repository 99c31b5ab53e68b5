import type { RoomKeys } from "./room-keys.ts";

/**
 * What a device puts into a room is sealed by a key that only the room's link holds: the server keeps it and can read nothing.
 * WebCrypto, in browsers and in Node alike.
 *
 * Second edition: 1 byte of version, 6 of count, 12 of chance, then what AES-GCM has sealed under the name of room, slot and
 * count. First edition: 12 of chance and what was sealed under the name of the room alone.
 */
const VERSION = 2;
const VERSION_BYTES = 1;
const COUNT_BYTES = 6;
const IV_BYTES = 12;
/** Lengths are rounded up to so many bytes, so that they do not tell how many names there are. */
const PADDED_TO = 1024;
const LENGTH_BYTES = 2;

/** Where a packet belongs. A packet that is found elsewhere, or under another count, cannot be opened. */
type PacketPlace = {
  readonly slot: string;
  /** Rises with each packet of the slot; 0 in rooms of the first edition, which do not count. */
  readonly count: number;
};

type Packet = { readonly count: number; readonly content: Uint8Array };

/** Sealed for one place in one room. Throws above 64 kB. */
export async function seal(
  keys: RoomKeys,
  content: Uint8Array,
  place: PacketPlace,
): Promise<Uint8Array<ArrayBuffer>> {
  if (content.length >= 2 ** (8 * LENGTH_BYTES)) throw new RangeError("That is too much for one slot.");
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + content.length) / PADDED_TO) * PADDED_TO);
  new DataView(padded.buffer).setUint16(0, content.length);
  padded.set(content, LENGTH_BYTES);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(cipher(keys, iv, place), keys.key, padded);
  const head = headOf(keys, place);
  const blob = new Uint8Array(head.length + IV_BYTES + sealed.byteLength);
  blob.set(head);
  blob.set(iv, head.length);
  blob.set(new Uint8Array(sealed), head.length + IV_BYTES);
  return blob;
}

/** What was sealed into this slot, and its count; null when it was altered, or sealed for another slot or room. */
export async function unseal(
  keys: RoomKeys,
  blob: Uint8Array<ArrayBuffer>,
  slot: string,
): Promise<Packet | null> {
  try {
    const start = headBytes(keys);
    const count = countIn(keys, blob);
    const iv = blob.subarray(start, start + IV_BYTES);
    const opened = await crypto.subtle.decrypt(
      cipher(keys, iv, { slot, count }),
      keys.key,
      blob.subarray(start + IV_BYTES),
    );
    const length = new DataView(opened).getUint16(0);
    return { count, content: new Uint8Array(opened, LENGTH_BYTES, length) };
  } catch {
    return null;
  }
}

function cipher({ room, proof }: RoomKeys, iv: Uint8Array<ArrayBuffer>, { slot, count }: PacketPlace) {
  const name = proof === null ? room : `namekin packet ${VERSION} ${room} ${slot} ${count}`;
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(name) };
}

function headBytes({ proof }: RoomKeys): number {
  return proof === null ? 0 : VERSION_BYTES + COUNT_BYTES;
}

function headOf(keys: RoomKeys, { count }: PacketPlace): Uint8Array {
  const head = new Uint8Array(headBytes(keys));
  if (head.length === 0) return head;
  head[0] = VERSION;
  const view = new DataView(head.buffer);
  view.setUint16(VERSION_BYTES, Math.floor(count / 2 ** 32));
  view.setUint32(VERSION_BYTES + 2, count % 2 ** 32);
  return head;
}

function countIn(keys: RoomKeys, blob: Uint8Array<ArrayBuffer>): number {
  if (headBytes(keys) === 0) return 0;
  if (blob[0] !== VERSION) throw new RangeError("That is no packet of this edition.");
  const view = new DataView(blob.buffer, blob.byteOffset);
  return view.getUint16(VERSION_BYTES) * 2 ** 32 + view.getUint32(VERSION_BYTES + 2);
}
