import { expect, test, vi } from "vitest";
import { createFormTokens } from "./form-token.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-22T10:00:00Z");

function openTokens(findSecret = async () => "kept in storage", secret?: string) {
  const clock = { time: START };
  return { clock, ...createFormTokens({ secret, findSecret, now: () => new Date(clock.time) }) };
}

test("a token is surely two seconds old when it is good, and stays so over days in which the page was cached", () => {
  const { clock, make, isGood } = openTokens();
  const token = make();
  const goodAfter = (ms: number) => {
    clock.time = START + ms;
    return isGood(token);
  };
  expect([0, 2_000, 11_999, 12_000, DAY_MS, 60 * DAY_MS, 61 * DAY_MS].map(goodAfter)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("once storage is open, what is made is good everywhere, and what was made before is good here", async () => {
  const { clock, make, isGood, isShared, find } = openTokens();
  const early = make();
  expect(isShared()).toBe(false);
  await find();
  expect(isShared()).toBe(true);
  const late = make();
  clock.time += 15_000;
  expect([isGood(early), isGood(late)]).toEqual([true, true]);
  const elsewhere = openTokens();
  elsewhere.clock.time += 15_000;
  await elsewhere.find();
  expect([elsewhere.isGood(early), elsewhere.isGood(late)]).toEqual([false, true]);
});

test("of pages made within ten seconds it is the same, and none is good before it is two seconds old", () => {
  const { clock, make, isGood } = openTokens();
  const first = make();
  clock.time = START + 9_999;
  expect(make()).toBe(first);
  clock.time += 1_999;
  expect(isGood(first)).toBe(false);
  clock.time += 2;
  expect(isGood(first)).toBe(true);
  expect(make()).not.toBe(first);
});

test("after a clock was set back, tokens of before are good", () => {
  const { clock, make, isGood } = openTokens();
  clock.time = START + 500 * DAY_MS;
  const token = make();
  clock.time = START;
  expect(isGood(token)).toBe(true);
});

test("what nobody made, or another site, is not good", () => {
  const { clock, make, isGood } = openTokens();
  const token = make();
  const other = openTokens(async () => "another").make();
  clock.time = START + 15_000;
  const [time = "", signature = ""] = token.split(".");
  const sooner = (Number.parseInt(time, 36) - 1).toString(36);
  for (const forged of [
    undefined,
    "",
    ".",
    "x",
    other,
    `${sooner}.${signature}`,
    `${token}x`,
    `${token}.`,
    `zzzzzzzzzzzz.${signature}`,
  ]) {
    expect(isGood(forged), String(forged)).toBe(false);
  }
});

test("processes with one storage take each other's tokens as soon as storage has answered", async () => {
  const [one, other] = [openTokens(), openTokens()];
  one.make();
  other.make();
  await vi.waitFor(() => {
    const token = one.make();
    other.clock.time = START + 15_000;
    expect(other.isGood(token)).toBe(true);
  });
});

test("while storage is away tokens are good in their own process, later too", async () => {
  const findSecret = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue("kept");
  const { clock, make, isGood } = openTokens(findSecret);
  const early = make();
  await vi.waitFor(() => {
    make();
    expect(findSecret).toHaveBeenCalledTimes(2);
  });
  clock.time = START + 15_000;
  expect(isGood(early)).toBe(true);
});

test("a secret from the settings asks no storage", () => {
  const findSecret = vi.fn<() => Promise<string>>();
  openTokens(findSecret, "x".repeat(32)).make();
  expect(findSecret).not.toHaveBeenCalled();
});
