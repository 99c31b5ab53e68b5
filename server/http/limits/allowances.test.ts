import { expect, test } from "vitest";
import { createAllowances } from "./allowances.ts";

const home = (address: string) => ({ address, standsForMany: false, https: true, origin: "" });
const many = { ...home("127.0.0.1"), standsForMany: true };
const open = (readsPerMinute = 300) => createAllowances({ clock: () => 0, readsPerMinute });
/** How often something is given before it is refused, of so many times. */
const given = (times: number, take: (n: number) => number) =>
  Array.from({ length: times }, (_, n) => take(n)).filter((seconds) => seconds === 0).length;
const givenSoon = async (times: number, take: (n: number) => Promise<number>) =>
  (await Promise.all(Array.from({ length: times }, (_, n) => take(n)))).filter((seconds) => seconds === 0)
    .length;

test("a home begins 60 lists and 20 rooms, however many addresses it makes up; where many may stand behind one, ten times as many", async () => {
  const { newList, newRoom } = open();
  expect(await givenSoon(100, (n) => newList(home(`2001:db8::${n}`)))).toBe(60);
  expect(await givenSoon(100, (n) => newRoom(home(`2001:db8::${n}`)))).toBe(20);
  expect(await newRoom(home("2001:db8:0:1::1"))).toBe(0);
  expect(await givenSoon(1000, () => newList(many))).toBe(600);
  expect(await givenSoon(1000, () => newRoom(many))).toBe(200);
});

test("600 writes of a visitor pass, then another visitor of the same home goes on, up to 6,000 of them all", () => {
  const { write } = open();
  expect(given(700, () => write(home("2001:db8::1"), "ada"))).toBe(600);
  expect(given(700, () => write(home("2001:db8::2"), "ada"))).toBe(0);
  expect(given(20_000, (n) => write(home("2001:db8::3"), String(n % 100)))).toBe(5_400);
});

test("a home reads 600 pages at once; who may stand for many is not counted, nor is anybody at 0", () => {
  const { read } = open();
  expect(given(1000, () => read(home("203.0.113.7"), 1))).toBe(600);
  expect(given(1000, () => read(home("203.0.113.7"), 0))).toBe(1000);
  expect(given(5_000, () => read(home("203.0.113.8"), 0.25))).toBe(2_400);
  expect(given(5000, () => read(many, 1))).toBe(5000);
  const off = open(0);
  expect(given(5000, () => off.read(home("203.0.113.7"), 1))).toBe(5000);
});
