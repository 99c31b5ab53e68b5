import { fields, guarded, string } from "#domain/schema/schema.ts";
import { openLink, sealLink, sealUnmarkedLink } from "#domain/together/message/marked-link.ts";
import { NO_COUNTS, type PacketCounts, readPacketCounts } from "./packet-counts.ts";
import { type RoomEdition, SECRET_BYTES } from "./room-keys.ts";

/** A room as a browser keeps it. */
export type StoredRoomLink = {
  /** The end of its link, with the "#": it holds the secret, and never travels to a server. */
  readonly link: string;
  /** 128 random bits in hex: where this device puts what it has to say. */
  readonly slot: string;
  readonly counts: PacketCounts;
};

/** What a room's link holds. */
export type RoomInvitation = { readonly secret: Uint8Array<ArrayBuffer>; readonly edition: RoomEdition };

type ParsedRoomLink =
  | { readonly kind: "none" }
  | ({ readonly kind: "room" } & RoomInvitation)
  | { readonly kind: "newer version" | "broken" };

const MARK_OF_FRAGMENT = "#r=";
const SLOT_BYTES = 16;

type Random = (bytes: number) => Uint8Array<ArrayBuffer>;

/** A room that nobody has been in, from random bytes: SECRET_BYTES for its link, and 16 for this device's slot. */
export function newRoom(random: Random): StoredRoomLink {
  return joinedRoom({ secret: random(SECRET_BYTES), edition: 2 }, random);
}

/** The room of a link that somebody else has made; this device gets a slot of its own. */
export function joinedRoom({ secret, edition }: RoomInvitation, random: Random): StoredRoomLink {
  const sealed = edition === 1 ? sealUnmarkedLink : sealLink;
  return {
    link: sealed(MARK_OF_FRAGMENT, secret),
    slot: hex(random(SLOT_BYTES)),
    counts: NO_COUNTS,
  };
}

/** Reads the fragment of an address; anything may stand there. */
export function readRoomLink(fragment: string): ParsedRoomLink {
  if (!fragment.startsWith(MARK_OF_FRAGMENT)) return { kind: "none" };
  // Longer than any: not worth the work.
  if (fragment.length > 4 * SECRET_BYTES) return { kind: "broken" };
  const opened = openLink(MARK_OF_FRAGMENT, fragment);
  if (opened.kind !== "content") return opened;
  return opened.content.length === SECRET_BYTES
    ? { kind: "room", secret: Uint8Array.from(opened.content), edition: opened.version === 1 ? 1 : 2 }
    : { kind: "broken" };
}

const asKept = fields({
  link: string,
  slot: guarded((value): value is string => typeof value === "string" && /^[0-9a-f]{32}$/.test(value)),
  counts: readPacketCounts,
});

/** A room as a browser gives it back; null for anything else. */
export function parseStoredRoom(value: unknown): StoredRoomLink | null {
  const read = asKept(value);
  return read !== undefined && readRoomLink(read.link).kind === "room" ? read : null;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
