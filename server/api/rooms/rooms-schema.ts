import { z } from "zod";
import { MOST_SLOTS, SLOT_BYTES } from "#domain/together/room/rooms.ts";

/** Letters of base64url that SLOT_BYTES take. */
const SLOT_LETTERS = Math.ceil((SLOT_BYTES * 4) / 3);

const SLOT = "slot must be 32 letters from 0 to 9 and a to f: 128 random bits.";
const ROOM = "room must be 64 letters from 0 to 9 and a to f, or 32 of a room that was opened long ago.";
const TOO_LARGE = `blob must hold at most ${SLOT_BYTES / 1024} kB.`;
const blob = z
  .string("blob must be text.")
  .max(SLOT_LETTERS, TOO_LARGE)
  .regex(/^[A-Za-z0-9_-]+$/, "blob must be base64url.")
  .describe(`At most ${SLOT_BYTES / 1024} kB, sealed by the device`);

const ofRoom = z.object({ room: z.string(ROOM).regex(/^(?:[0-9a-f]{32}){1,2}$/, ROOM) });
export const inRoom = z.object({ params: ofRoom });
const ofSlot = ofRoom.extend({ slot: z.string(SLOT).regex(/^[0-9a-f]{32}$/, SLOT) });
export const inSlot = z.object({ params: ofSlot });
export const writing = z.object({
  params: ofSlot,
  body: z.object({ blob }, "The body must be a JSON object."),
});
export const roomState = z
  .object({
    version: z.int().describe("Greater with each change"),
    slots: z.array(z.object({ slot: z.string(), version: z.int(), blob: z.string() })).max(MOST_SLOTS),
  })
  .meta({ id: "Room" });
export const slotWritten = z.object({
  version: z.int().describe("Of the room, with this write"),
  previous: z.int().describe("Of the room before it; 0 when there was none"),
});
