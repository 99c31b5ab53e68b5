/** Bytes of the random number in a room's link. */
export const SECRET_BYTES = 32;
const KEY_BITS = 256;
const OLD_ROOM_BITS = 128;

/** Rooms of the first edition have no proof, and their packets are bound to the room alone. They go on as they began. */
export type RoomEdition = 1 | 2;

/** What follows from a room's link. */
export type RoomKeys = {
  /**
   * Hex: what the server knows a room by. In the second edition, it is the SHA-256 of the proof; in the first, 128 bits that
   * follow from the secret.
   */
  readonly room: string;
  /** Hex: shown to the server with each change of the room, so that its number alone lets nobody change it; null in the first edition. */
  readonly proof: string | null;
  /** Seals what the devices put into the room; the server never learns it. */
  readonly key: CryptoKey;
};

/** Room, proof and key out of the link's secret (HKDF with SHA-256, RFC 5869): none leads back to it, or to the key. */
export async function keysOf(secret: Uint8Array<ArrayBuffer>, edition: RoomEdition): Promise<RoomKeys> {
  const root = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const purpose = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  });
  const bits = (info: string, length: number) => crypto.subtle.deriveBits(purpose(info), root, length);
  const keyFor = (info: string) =>
    crypto.subtle.deriveKey(purpose(info), root, { name: "AES-GCM", length: KEY_BITS }, false, [
      "encrypt",
      "decrypt",
    ]);
  if (edition === 1) {
    const room = hexOf(await bits("namekin room", OLD_ROOM_BITS));
    return { room, proof: null, key: await keyFor("namekin key") };
  }
  const proof = await bits("namekin room 2 proof", KEY_BITS);
  const room = await crypto.subtle.digest("SHA-256", proof);
  return { room: hexOf(room), proof: hexOf(proof), key: await keyFor("namekin room 2 key") };
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
