import { createHash } from "node:crypto";

/** Hex digits of a room's number that is a hash; shorter ones are of rooms that were opened before there were proofs. */
const PROVEN_DIGITS = 64;

/**
 * Whether this may change a room: its number is the SHA-256 of a proof that only its link yields. So a number that was read
 * in a log, or a database, lets nobody write, take out or end anything, and nothing needs to be kept for the check.
 */
export function provesRoom(room: string, proof: string | undefined): boolean {
  if (room.length < PROVEN_DIGITS) return true;
  if (proof === undefined || !/^[0-9a-f]{64}$/.test(proof)) return false;
  return createHash("sha256").update(Buffer.from(proof, "hex")).digest("hex") === room;
}
