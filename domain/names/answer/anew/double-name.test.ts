import { expect, test } from "vitest";
import { ofDoubleName } from "./double-name.ts";

test.for([
  ["is John Paul good as a double name", "John Paul"],
  ["would Anna Kate work as a double name", "Anna Kate"],
  ["do you like Mary Jane for a hyphenated name", "Mary Jane"],
] as const)("two names that are to be one: %s", ([text, names]) => {
  expect(ofDoubleName(text)).toBe(names);
});

test.for(["double names for girls", "southern double name with Anne", "John Paul", "is John good as a name"])(
  "nothing is asked anew: %s",
  (text) => {
    expect(ofDoubleName(text)).toBeNull();
  },
);
