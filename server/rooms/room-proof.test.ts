import { expect, test } from "vitest";
import { keysOf, SECRET_BYTES } from "#domain/together/room/room-keys.ts";
import { provesRoom } from "./room-proof.ts";

const secret = (first: number) => Uint8Array.from({ length: SECRET_BYTES }, (_, n) => (first + 7 * n) % 256);

test("only what follows from a room's link proves it: neither its number nor another room's proof does", async () => {
  const [one, other] = await Promise.all([keysOf(secret(1), 2), keysOf(secret(2), 2)]);
  expect(provesRoom(one.room, one.proof ?? "")).toBe(true);
  for (const wrong of [undefined, "", one.room, other.proof ?? "", `${one.proof}00`, "x".repeat(64)]) {
    expect(provesRoom(one.room, wrong)).toBe(false);
  }
});

test("rooms of the first edition have no proof, and ask for none", async () => {
  const old = await keysOf(secret(1), 1);
  expect(old.proof).toBeNull();
  expect(provesRoom(old.room, undefined)).toBe(true);
});
