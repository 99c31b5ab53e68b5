import { expect, test } from "vitest";
import { keysOf, seal, SECRET_BYTES, unseal } from "./sealed-blob.ts";

const secret = (first: number) => Uint8Array.from({ length: SECRET_BYTES }, (_, n) => (first + 7 * n) % 256);
const content = (bytes: number) => Uint8Array.from({ length: bytes }, (_, n) => n % 256);

test("the same link leads to the same room, another link to another", async () => {
  const [one, same, other] = await Promise.all([secret(1), secret(1), secret(2)].map((each) => keysOf(each)));
  expect(one?.room).toMatch(/^[0-9a-f]{32}$/);
  expect(same?.room).toBe(one?.room);
  expect(other?.room).not.toBe(one?.room);
});

test("what is sealed is opened by whoever has the link, and by nobody else", async () => {
  const [mine, theirs] = await Promise.all([keysOf(secret(1)), keysOf(secret(2))]);
  const blob = await seal(mine, content(300));
  expect(await unseal(mine, blob)).toEqual(content(300));
  expect(await unseal(theirs, blob)).toBeNull();
  expect(await unseal({ ...mine, room: theirs.room }, blob)).toBeNull();
});

test("what was altered or cut is refused", async () => {
  const keys = await keysOf(secret(1));
  const blob = await seal(keys, content(10));
  const altered = blob.map((byte, place) => (place === 40 ? byte ^ 1 : byte));
  expect(await unseal(keys, altered)).toBeNull();
  expect(await unseal(keys, blob.slice(0, 50))).toBeNull();
  expect(await unseal(keys, new Uint8Array())).toBeNull();
});

test("its length does not tell how much is in it, and it never looks the same twice", async () => {
  const keys = await keysOf(secret(1));
  const [few, more, again] = await Promise.all([10, 900, 10].map((bytes) => seal(keys, content(bytes))));
  expect(more?.length).toBe(few?.length);
  expect(again).not.toEqual(few);
});
