import { z } from "zod";
import { MOST_SLOTS, SLOT_BYTES } from "#domain/together/rooms.ts";

/** Letters of base64url that SLOT_BYTES take. */
const SLOT_LETTERS = Math.ceil((SLOT_BYTES * 4) / 3);

const hex = (what: string) => {
  const message = `${what} must be 32 letters from 0 to 9 and a to f: 128 random bits.`;
  return z.string(message).regex(/^[0-9a-f]{32}$/, message);
};
const TOO_LARGE = `blob must hold at most ${SLOT_BYTES / 1024} kB.`;
const blob = z
  .string("blob must be text.")
  .max(SLOT_LETTERS, TOO_LARGE)
  .regex(/^[A-Za-z0-9_-]+$/, "blob must be base64url.")
  .describe(`At most ${SLOT_BYTES / 1024} kB, sealed by the device`);

const ofRoom = z.object({ room: hex("room") });
export const inRoom = z.object({ params: ofRoom });
const ofSlot = ofRoom.extend({ slot: hex("slot") });
export const inSlot = z.object({ params: ofSlot });
export const writing = z.object({
  params: ofSlot,
  body: z.object({ blob }, "The body must be a JSON object."),
});
export const roomState = z
  .object({
    version: z.int().describe("Rises by one with each write"),
    slots: z.array(z.object({ slot: z.string(), version: z.int(), blob: z.string() })).max(MOST_SLOTS),
  })
  .meta({ id: "Room" });
