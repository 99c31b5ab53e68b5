import { expect, test } from "vitest";
import { COLLECTION } from "./collection.ts";
import { packEntries, unpackEntries } from "./packed-entries.ts";

test("packed entries are the same when they are unpacked", () => {
  expect(unpackEntries(packEntries(COLLECTION))).toEqual(COLLECTION);
});

test("packed entries hold no null and name no field that all of them have", () => {
  const packed = packEntries(COLLECTION);
  expect(packed).not.toMatch(/[[,:]null[\],}]/);
  for (const field of ["name", "meaning", "note"]) expect(packed).not.toContain(`"${field}":`);
});

test("a file of another build is refused", () => {
  const packed = packEntries(COLLECTION.slice(0, 1)).replace('"Aadhya",1', '"Aadhya",7');
  expect(() => unpackEntries(packed)).toThrow("build again");
});
