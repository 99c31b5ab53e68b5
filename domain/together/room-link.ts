import { isRecord } from "#domain/site/read-json.ts";
import { openFragment, sealFragment } from "#domain/site/sealed-fragment.ts";
import { SECRET_BYTES } from "./sealed-blob.ts";

/** A room as a browser keeps it. */
export type KeptRoom = {
  /** The end of its link, with the "#": it holds the secret, and never travels to a server. */
  readonly link: string;
  /** 128 random bits in hex: where this device puts what it has to say. */
  readonly slot: string;
};

export type RoomLinkReading =
  | { readonly kind: "none" }
  | { readonly kind: "room"; readonly secret: Uint8Array<ArrayBuffer> }
  | { readonly kind: "newer version" | "broken" };

const VERSION = 1;
const MARK_OF_FRAGMENT = "#r=";
const SLOT_BYTES = 16;

/** A room that nobody has been in, from random bytes: SECRET_BYTES for its link, and 16 for this device's slot. */
export function newRoom(random: (bytes: number) => Uint8Array): KeptRoom {
  return {
    link: MARK_OF_FRAGMENT + sealFragment(VERSION, random(SECRET_BYTES)),
    slot: hex(random(SLOT_BYTES)),
  };
}

/** The room of a link that somebody else has made; this device gets a slot of its own. */
export function joinedRoom(secret: Uint8Array, random: (bytes: number) => Uint8Array): KeptRoom {
  return { link: MARK_OF_FRAGMENT + sealFragment(VERSION, secret), slot: hex(random(SLOT_BYTES)) };
}

/** Reads the fragment of an address; anything may stand there. */
export function readRoomLink(fragment: string): RoomLinkReading {
  if (!fragment.startsWith(MARK_OF_FRAGMENT)) return { kind: "none" };
  // Longer than any: not worth the work.
  if (fragment.length > 4 * SECRET_BYTES) return { kind: "broken" };
  const opened = openFragment(VERSION, fragment.slice(MARK_OF_FRAGMENT.length));
  if (opened.kind !== "content") return opened;
  return opened.content.length === SECRET_BYTES
    ? { kind: "room", secret: Uint8Array.from(opened.content) }
    : { kind: "broken" };
}

/** A room as a browser gives it back; null for anything else. */
export function readKeptRoom(value: unknown): KeptRoom | null {
  if (!isRecord(value)) return null;
  const { link, slot } = value;
  if (typeof link !== "string" || typeof slot !== "string" || !/^[0-9a-f]{32}$/.test(slot)) return null;
  return readRoomLink(link).kind === "room" ? { link, slot } : null;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
