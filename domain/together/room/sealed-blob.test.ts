import { expect, test } from "vitest";
import { fromBase64Url } from "#domain/link/base64-url.ts";
import { keysOf, type RoomEdition, SECRET_BYTES } from "./room-keys.ts";
import { seal, unseal } from "./sealed-blob.ts";

const secret = (first: number) => Uint8Array.from({ length: SECRET_BYTES }, (_, n) => (first + 7 * n) % 256);
const content = (bytes: number) => Uint8Array.from({ length: bytes }, (_, n) => n % 256);
const place = { slot: "a".repeat(32), count: 7 };
const EDITIONS: readonly RoomEdition[] = [1, 2];

/** Made by the first edition, of secret(1) and content(5). */
const OLD = {
  room: "53b8453d75dad4d2586897ccacee9d9a",
  blob: "C4VBpTpqVjqb8x7qT4UQbWfzpAgwHRi3AAPc4r6LKliLXKBDEdbL62aN3InGTAT5ki5PsbSZs5vtq9EUFBqOkgLWQsVT3BMSMxBM_KrPa058t7cDw2Ha2F31cgnyf9-iC9vcT8PZKF04fnNjf8YeZEWljVXlw9NUg6kbZU9cBIutGgY6PWObnRR3eb8wY_0mX9trHQJQwws_tPo9837a1OE6UnW1HksmhMiGpeBdhFYVa5OA3PS5_HW_k_gMYk1cEy8odDCjJFPfFvJwqegvYmjzziBvGJ7mOU133DXWBFAteVLFtpKD3YPoibX4y4-_ElvQ4rrn5IUldJNRmaeDlwRL639g4XQEgpivn9hZmm2s1ULGJWbiR_RKSo29Rld0qUhvgWZm8C0-sCGYRboPO8QC9QeB5d8ue5TXBBoWBo2shdVmxonTRszU7SrGjVOuNo78gHrsEyUMhnvGIyJ2SzrTiqv-JhGkI83YxvswNcYKf4RL3vImnrbLvINX1_iLmDl6o7qvKpku-c8J29Xb4OemMPO7V1BPkf06vErc8fRfqf0jdI8i4QGS6yCQXrFEO6srsDcHxTWJp-TZdm1btOg-P3oGi57m51R7B_aILTJws8zn3cimi390IHVPw--IfUv2zMM6oJa9HY_LYhrog4t6UlXEuyvpSFjyzzPLamM3Gfk1Iu2YGktIeAJqL1AAa9fs9Eetvzz3KFXzuHANoE52X-3V7VqYBGWwnpLamwJXc781PcxciHi_zx_sJ_jl3szYKNrUeWJRP_f5DbVdJqQTg1uEu9xt8P8zLk6-wok-JSSGpBhieJI-kOJuKDTlZ_Q-3gEf5fP1r8CADFxzGc-qiHgM-9qqjR4D4-uhzDVleFCtxvLMTYnHIk-mp-obC1F4n5Y4Kn9e9yGfgnZourOXeuC6mo19uUXrWDA0G2iNb-HJZKESBRwALXeoJUltRAa770g4lxqMUUW2ffkCkp5E5yIwLlBlOobx3UI4Mzw0ZmZMKWrzQ-JGl8B77p4pK2e2JHumePCEc4bxTxU9V-iiomHAp6ZfDl3gHL733AdlJnfFpURGAPYC8JbAn4spA9V7gH1_UN0RsXLexrVZp8ujv4nSfpD5YGtRtHZyr0G_ESdSmkrUmUIyXMbVz9948dYrP5rQ4BSgOd9A8juvXpTE9TkHJGrIXrX-QtCGmTxdW-x6oeHL7GWTya0cepCZEqnqz6SkX0HwEBp_vwgmqmkaSpfg4wsSgrDKpcSr4ITbHsPis2LQ8xkTbdfzet1Q_40AbF5j6PmwG2JK4c6co9cnoDoUXwUuchCskGaKD2jXwhPRWXPFlEwLMcbGtLAbLba5a7v7RbtZCQt5Qgzt-kJ5sIOwlEke6IrDFucu5VVGYkMtzxsjzkg4cA8",
};

test("the same link leads to the same room, another link or edition to another", async () => {
  const [one, same, other] = await Promise.all(
    [secret(1), secret(1), secret(2)].map((each) => keysOf(each, 2)),
  );
  expect(one?.room).toMatch(/^[0-9a-f]{64}$/);
  expect(one?.proof).toMatch(/^[0-9a-f]{64}$/);
  expect(one?.proof).not.toBe(one?.room);
  expect([same?.room, same?.proof]).toEqual([one?.room, one?.proof]);
  expect(other?.room).not.toBe(one?.room);
});

test("rooms of the first edition keep their number, and what lies in them is read", async () => {
  const keys = await keysOf(secret(1), 1);
  expect(keys.room).toBe(OLD.room);
  const packet = await unseal(keys, fromBase64Url(OLD.blob) ?? new Uint8Array(), "any");
  expect(packet).toEqual({ count: 0, content: content(5) });
  expect((await unseal(keys, await seal(keys, content(9), place), place.slot))?.content).toEqual(content(9));
});

test("what is sealed is opened by whoever has the link, and by nobody else", async () => {
  const [mine, theirs] = await Promise.all([keysOf(secret(1), 2), keysOf(secret(2), 2)]);
  const blob = await seal(mine, content(300), place);
  expect(await unseal(mine, blob, place.slot)).toEqual({ count: 7, content: content(300) });
  expect(await unseal(theirs, blob, place.slot)).toBeNull();
  expect(await unseal({ ...mine, room: theirs.room }, blob, place.slot)).toBeNull();
});

test("what was copied into another slot, or given another count, is refused", async () => {
  const keys = await keysOf(secret(1), 2);
  const blob = await seal(keys, content(10), place);
  expect(await unseal(keys, blob, "b".repeat(32))).toBeNull();
  for (const byte of [0, 1, 6]) {
    const altered = blob.map((value, at) => (at === byte ? value + 1 : value));
    expect(await unseal(keys, altered, place.slot)).toBeNull();
  }
});

test("a packet of the first edition is none in a room of the second", async () => {
  const [old, now] = await Promise.all([keysOf(secret(1), 1), keysOf(secret(1), 2)]);
  const blob = await seal({ ...old, key: now.key, room: now.room }, content(10), place);
  expect(await unseal(now, blob, place.slot)).toBeNull();
});

test("counts may be as high as 48 bits", async () => {
  const keys = await keysOf(secret(1), 2);
  const high = { ...place, count: 2 ** 48 - 1 };
  expect((await unseal(keys, await seal(keys, content(1), high), place.slot))?.count).toBe(high.count);
});

for (const edition of EDITIONS) {
  test(`what was altered or cut is refused in edition ${edition}`, async () => {
    const keys = await keysOf(secret(1), edition);
    const blob = await seal(keys, content(10), place);
    const altered = blob.map((byte, at) => (at === 40 ? byte ^ 1 : byte));
    expect(await unseal(keys, altered, place.slot)).toBeNull();
    for (const end of [0, 1, 6, 7, 18, 50]) {
      expect(await unseal(keys, blob.slice(0, end), place.slot)).toBeNull();
    }
  });
}

test("its length does not tell how much is in it, and it never looks the same twice", async () => {
  const keys = await keysOf(secret(1), 2);
  const [few, more, again] = await Promise.all(
    [10, 900, 10].map((bytes) => seal(keys, content(bytes), place)),
  );
  expect(more?.length).toBe(few?.length);
  expect(again).not.toEqual(few);
});
