import { expect, test } from "vitest";
import { storedList } from "./stored-list.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";

const readText = (value: unknown) => (typeof value === "string" ? value : undefined);

test("A list gives the same array until something changes, in whichever tab", () => {
  const storage = fakeStorage();
  const one = storedList("waiting-changes", readText, () => storage);
  const other = storedList("waiting-changes", readText, () => storage);
  one.add("a");
  expect(other.read()).toEqual(["a"]);
  expect(one.read()).toBe(one.read());
  other.add("b");
  expect(one.read()).toEqual(["a", "b"]);
});

test("Items stand in the order in which they were added", () => {
  const storage = fakeStorage();
  const list = storedList("waiting-changes", readText, () => storage);
  const letters = Array.from({ length: 40 }, (_, place) => `item ${place}`);
  for (const letter of letters) list.add(letter);
  expect(list.read()).toEqual(letters);
});

test("A tab that has not seen another tab's item yet does not write over it", () => {
  const storage = fakeStorage();
  const blind = storedList("waiting-changes", readText, () => withoutSight(storage));
  const other = storedList("waiting-changes", readText, () => storage);
  other.add("b");
  blind.add("a");
  expect(new Set(other.read())).toEqual(new Set(["a", "b"]));
});

test("An empty list leaves nothing on the device", () => {
  const storage = fakeStorage();
  const list = storedList("waiting-changes", readText, () => storage);
  list.add("a");
  list.remove(list.kept().map(({ key }) => key));
  expect(storage.length).toBe(0);
});

test("What cannot be read is nothing, and what is no item is passed over", () => {
  const storage = fakeStorage();
  const list = storedList("waiting-changes", readText, () => storage);
  for (const [place, stored] of ["{", "null", '{"a":1}', "7", '"a"'].entries())
    storage.setItem(`waiting-changes ${place}`, stored);
  storage.setItem("another list 1", '"b"');
  expect(list.read()).toEqual(["a"]);
});

test("A device without storage reads as empty, and throws when it should keep something", () => {
  const list = storedList("waiting-changes", readText, () => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(list.read()).toEqual([]);
  expect(() => list.add("a")).toThrow("Forbidden");
});

/** As another process sees a storage that has not been brought to it yet: it can write, and reads nothing. */
function withoutSight(storage: Storage): Storage {
  const blind = fakeStorage();
  return Object.assign(blind, { setItem: (key: string, value: string) => storage.setItem(key, value) });
}
