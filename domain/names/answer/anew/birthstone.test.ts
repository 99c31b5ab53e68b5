import { expect, test } from "vitest";
import { ofBirthstone } from "./birthstone.ts";

test.for([
  ["june birthstone girl names", "girl names meaning pearl"],
  ["boy names for the birthstone of July", "boy names meaning ruby"],
  ["girl, may birthstone", "girl names meaning emerald"],
] as const)("the stone of a month is asked of the meaning: %s", ([text, asked]) => {
  expect(ofBirthstone(text)).toBe(asked);
});

test.for(["ruby", "june baby girl names", "names that mean the birthstone of may", "birthstone names"])(
  "anything else stays as it is: %s",
  (text) => {
    expect(ofBirthstone(text)).toBeNull();
  },
);
