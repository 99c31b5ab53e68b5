import { expect, test } from "vitest";
import { openNames, packNames, recordNumbers } from "./record-names.ts";

const NAMES = ["Ann", "Anna", "Bo", "Zoé"];
const packed = packNames(NAMES);
const names = openNames(packed);

test("names are read one by one, or all", () => {
  expect(recordNumbers({ names }).map(names.at)).toEqual(NAMES);
  expect(names.all()).toEqual(NAMES);
  expect([names.at(-1), names.at(NAMES.length)]).toEqual(["", ""]);
});

test("where a text stands, or would stand", () => {
  expect(["", "Ann", "Annabel", "Bo", "Bob", "Zz"].map(names.firstFrom)).toEqual([0, 0, 2, 2, 3, 4]);
});

test("threads share them", () => {
  expect(packed.letters.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(packed.starts.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test("none is no name; one that needs more than a byte a letter is told", () => {
  const none = openNames(packNames([]));
  expect([none.length, none.at(0), none.firstFrom("Ann")]).toEqual([0, "", 0]);
  expect(() => packNames(["Łucja"])).toThrow('"Łucja" is not in plain letters');
});
