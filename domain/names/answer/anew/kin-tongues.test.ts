import { expect, test } from "vitest";
import { inTongueOfKin } from "./kin-tongues.ts";

test.for([
  ["names my abuela can say", "Spanish names"],
  ["girl names easy for my nonna to pronounce", "Italian girl names"],
  ["boy name our yiayia would approve of", "Greek boy name"],
  ["something my halmoni can pronounce", "Korean something names"],
] as const)("who is to say it tells the language: %s", ([text, asked]) => {
  expect(inTongueOfKin(text)).toBe(asked);
});

test.for([
  "portuguese boy names my abuela can pronounce",
  "honoring my abuela Rosa",
  "my nonna is called Maria",
  "names my grandma can say",
  "Oma",
])("anything else stays as it is: %s", (text) => {
  expect(inTongueOfKin(text)).toBeNull();
});
