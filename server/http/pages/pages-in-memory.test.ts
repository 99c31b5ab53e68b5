import { expect, test } from "vitest";
import { BUDGETS } from "#server/caches/budgets.ts";
import { openPageMemory } from "./pages-in-memory.ts";

const PAGES = 200;
/** So large that the budget has room for a hundred. */
const reply = { status: 200, headers: {}, body: { br: new Uint8Array(BUDGETS.pages.budgetBytes / 101) } };

function openMemory() {
  const memory = openPageMemory();
  /** Asks as the site does: from memory, else from the shelf. Whether it lay in memory. */
  const ask = (key: string) => {
    if (memory.get(key) !== undefined) return true;
    memory.offer(key, reply);
    return false;
  };
  return { memory, ask };
}

const keys = Array.from({ length: PAGES }, (_, n) => `/names/${n}`);

test("more pages than there is room for, asked for in turn: those that came first stay", () => {
  const { ask } = openMemory();
  for (let round = 0; round < 3; round += 1) keys.forEach(ask);
  const found = keys.map(ask);
  expect(found.filter(Boolean).length).toBeGreaterThan(PAGES / 3);
  expect(keys.map(ask)).toEqual(found);
});

test("who reads each page once pushes nothing out", () => {
  const { ask } = openMemory();
  ask("/");
  ask("/");
  for (let n = 0; n < 1000; n += 1) ask(`/names/${n}`);
  expect(ask("/")).toBe(true);
});

test("a page that is asked for more often takes the place of one that is less", () => {
  const { ask } = openMemory();
  for (let round = 0; round < 2; round += 1) keys.slice(0, 120).forEach(ask);
  const times = Array.from({ length: 6 }, () => ask("/names/new"));
  expect(times.at(0)).toBe(false);
  expect(times.at(-1)).toBe(true);
});

test("what was asked for often and no more gives way", () => {
  const { ask } = openMemory();
  for (let round = 0; round < 9; round += 1) keys.slice(0, 100).forEach(ask);
  const later = () => ["/names/hazel", "/names/noah", "/names/ada"].map(ask);
  for (let round = 0; round < 3; round += 1) later();
  expect(later()).toEqual([false, false, false]);
  for (let n = 0; n < 100_000; n += 1) ask("/names/hazel");
  later();
  expect(later()).toEqual([true, true, true]);
});

test("a page in other bytes takes the place of the same one alone", () => {
  const { memory } = openMemory();
  const [shorter, anew] = [{ ...reply }, { ...reply }];
  memory.keep("/", reply);
  memory.replace("/", reply, shorter);
  expect(memory.get("/")).toBe(shorter);
  memory.keep("/", anew);
  memory.replace("/", shorter, reply);
  memory.replace("/none", reply, shorter);
  expect([memory.get("/"), memory.get("/none")]).toEqual([anew, undefined]);
});

test("what lies nowhere else is kept", () => {
  const { memory } = openMemory();
  memory.keep("/", reply);
  expect(memory.get("/")).toBe(reply);
});
