import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore, TOAST_REMOVAL_DELAY_MS } from "./toast-store.ts";

const saved = { title: "Name saved!", description: "Added to your favorites." };
const removed = { title: "Name removed", description: "Removed from your favorites." };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a second toast takes the place of the first", () => {
  const store = createToastStore();
  store.add(saved);
  store.add(removed);
  expect(store.read().map((toast) => toast.title)).toEqual(["Name removed"]);
});

test("a toast can be updated", () => {
  const store = createToastStore();
  const id = store.add(saved);
  store.update(id, { description: "Twice is once." });
  expect(store.read()[0]).toMatchObject({ title: "Name saved!", description: "Twice is once.", open: true });
});

test("a dismissed toast closes at once and leaves after 1,000,000 ms", () => {
  const store = createToastStore();
  const id = store.add(saved);
  store.dismiss(id);
  expect(store.read()[0]?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
  expect(store.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.read()).toHaveLength(0);
});

test("removal is immediate, and listeners hear of every change", () => {
  const store = createToastStore();
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  store.remove(store.add(saved));
  stop();
  store.add(removed);
  expect(heard).toBe(2);
});

test("what tells of a failure closes once it has been done, and nothing else does", () => {
  const store = createToastStore();
  store.add({ title: "Invalid email", description: "Again, please.", tone: "destructive" });
  store.dismissErrors();
  expect(store.read()[0]?.open).toBe(false);
  store.add(saved);
  store.dismissErrors();
  expect(store.read()[0]?.open).toBe(true);
});
