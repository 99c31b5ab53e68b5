/**
 * What devices put into a room is sealed by a key that only their link holds: the server keeps it and can read nothing.
 * WebCrypto, in browsers and in Node alike.
 */
export type RoomKeys = {
  /** 128 bits in hex: the only part of the link that the server ever learns, and nothing else follows from it. */
  readonly room: string;
  readonly key: CryptoKey;
};

/** Bytes of the random number in a room's link. */
export const SECRET_BYTES = 32;
const ROOM_BITS = 128;
const IV_BYTES = 12;
/** Lengths are rounded up to so many bytes, so that they do not tell how many names there are. */
const PADDED_TO = 1024;
const LENGTH_BYTES = 2;

/** Room and key out of the link's secret (HKDF with SHA-256, RFC 5869): neither leads back to it, or to the other. */
export async function keysOf(secret: Uint8Array<ArrayBuffer>): Promise<RoomKeys> {
  const root = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const purpose = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  });
  const room = await crypto.subtle.deriveBits(purpose("namekin room"), root, ROOM_BITS);
  const key = await crypto.subtle.deriveKey(
    purpose("namekin key"),
    root,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
  return {
    room: Array.from(new Uint8Array(room), (byte) => byte.toString(16).padStart(2, "0")).join(""),
    key,
  };
}

/** Sealed by AES-GCM for one room: a random number of 96 bits, then the sealed bytes. Throws above 64 kB. */
export async function seal({ room, key }: RoomKeys, content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (content.length >= 2 ** (8 * LENGTH_BYTES)) throw new RangeError("That is too much for one slot.");
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + content.length) / PADDED_TO) * PADDED_TO);
  new DataView(padded.buffer).setUint16(0, content.length);
  padded.set(content, LENGTH_BYTES);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(room) },
    key,
    padded,
  );
  const blob = new Uint8Array(IV_BYTES + sealed.byteLength);
  blob.set(iv);
  blob.set(new Uint8Array(sealed), IV_BYTES);
  return blob;
}

/** What was sealed; null when it was altered, or sealed for another room. */
export async function unseal(
  { room, key }: RoomKeys,
  blob: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  try {
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: blob.subarray(0, IV_BYTES), additionalData: new TextEncoder().encode(room) },
      key,
      blob.subarray(IV_BYTES),
    );
    const length = new DataView(opened).getUint16(0);
    return new Uint8Array(opened, LENGTH_BYTES, length);
  } catch {
    return null;
  }
}
