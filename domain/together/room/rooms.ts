/** What one device has put into a room. Nobody but the devices can read it: it was sealed by them. */
export type Slot = {
  /** 128 random bits in hex, chosen by the device. */
  readonly slot: string;
  /** Of the room when this was written: greater than that of anything written before. */
  readonly version: number;
  /** Base64url of the sealed bytes. */
  readonly blob: string;
};

export type Room = {
  /** Greater with each change, also over a removal; how much greater says nothing. */
  readonly version: number;
  /** In the order of their last writes. */
  readonly slots: readonly Slot[];
};

type RoomSnapshot =
  | { readonly kind: "room"; readonly room: Room }
  /** One of the devices has ended it: nothing is left of it, and it does not begin anew. */
  | { readonly kind: "ended" }
  /** Nobody has written into it, or it was removed: after LONELY_ROOM_DAYS or ROOM_DAYS. */
  | { readonly kind: "unknown" };

export type RoomWriting =
  /** Who has read the previous version (0: there was no room) knows all that is in this one. */
  | { readonly kind: "written"; readonly version: number; readonly previous: number }
  | { readonly kind: "full" | "ended" };

/** Devices in a room. */
export const MOST_SLOTS = 6;
/** Bytes that a device may put into its slot. */
export const SLOT_BYTES = 32 * 1024;
/** A room that nobody has used for so many days is removed. */
export const ROOM_DAYS = 90;
/** A room in which there never were two devices is removed so many days after its last use; its device makes it anew. */
export const LONELY_ROOM_DAYS = 2;

/** Rooms, known by random bits in hex, which only the devices that share a link can know. */
export type Rooms = {
  read(room: string): Promise<RoomSnapshot>;
  /** Replaces what the slot held. */
  write(room: string, slot: string, blob: string): Promise<RoomWriting>;
  /** Removes what the slot held, if it held anything; the others stay. */
  leave(room: string, slot: string): Promise<void>;
  /** Removes everything at once; later writes are refused. */
  end(room: string): Promise<void>;
};
