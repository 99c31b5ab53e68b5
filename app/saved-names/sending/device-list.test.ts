import { expect, test } from "vitest";
import { createDeviceList } from "./device-list.ts";
import { fakeStorage } from "./fake-storage.ts";

const isText = (value: unknown): value is string => typeof value === "string";

test("A list gives the same array until something changes, in whichever tab", () => {
  const storage = fakeStorage();
  const one = createDeviceList("list", isText, () => storage);
  const other = createDeviceList("list", isText, () => storage);
  one.write(["a"]);
  expect(other.read()).toEqual(["a"]);
  expect(one.read()).toBe(one.read());
  other.write(["a", "b"]);
  expect(one.read()).toEqual(["a", "b"]);
});

test("An empty list leaves nothing on the device", () => {
  const storage = fakeStorage();
  const list = createDeviceList("list", isText, () => storage);
  list.write(["a"]);
  list.write([]);
  expect(storage.length).toBe(0);
});

test("What cannot be read is nothing, and what is no item is passed over", () => {
  const storage = fakeStorage();
  const list = createDeviceList("list", isText, () => storage);
  for (const [stored, read] of [
    ["{", []],
    ["null", []],
    ['{"a":1}', []],
    ['["a",7,null,"b"]', ["a", "b"]],
  ] as const) {
    storage.setItem("list", stored);
    expect(list.read()).toEqual(read);
  }
});

test("A device without storage reads as empty, and throws when it should keep something", () => {
  const list = createDeviceList("list", isText, () => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(list.read()).toEqual([]);
  expect(() => list.write(["a"])).toThrow("Forbidden");
});
