import { expect, test } from "vitest";
import { createConfirmedList } from "./confirmed-list.ts";
import { fakeEntry } from "#tests/fixtures/entries-by-hand.ts";

const hazel = [fakeEntry("hazel")];
const otis = [fakeEntry("otis")];

test("nothing is known until the server has answered", async () => {
  const list = createConfirmedList(async () => hazel);
  expect(list.read()).toEqual({ state: "unknown" });
  await list.refresh();
  expect(list.read()).toEqual({ state: "known", entries: hazel });
});

test("a late answer never takes the place of a newer one", async () => {
  const answers: ((entries: typeof hazel) => void)[] = [];
  const list = createConfirmedList(() => new Promise((resolve) => answers.push(resolve)));
  const both = [list.refresh(), list.refresh()];
  answers[1]?.(otis);
  answers[0]?.(hazel);
  await Promise.all(both);
  expect(list.read()).toEqual({ state: "known", entries: otis });
});

test("a failure is told when nothing is known, and otherwise keeps what was known", async () => {
  let fails = true;
  const list = createConfirmedList(async () => {
    if (fails) throw new TypeError("offline");
    return hazel;
  });
  await list.refresh();
  expect(list.read()).toEqual({ state: "failed" });
  fails = false;
  await list.refresh();
  fails = true;
  await list.refresh();
  expect(list.read()).toEqual({ state: "known", entries: hazel });
});

test("listeners hear of every change", () => {
  const list = createConfirmedList(async () => hazel);
  let heard = 0;
  const stop = list.subscribe(() => (heard += 1));
  list.set(hazel);
  stop();
  list.set(otis);
  expect(heard).toBe(1);
});
