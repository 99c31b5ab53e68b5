import { expect, test } from "vitest";
import { meaningBehind } from "./meaning-behind.ts";
import { withBlanks } from "./with-blanks.ts";

test.for([
  ["fire meaning names boy", "names boy meaning fire"],
  ["irish water meaning name girl", "irish name girl meaning water"],
  ["sun or moon meaning baby names", "baby names meaning sun or moon"],
  ["boy names meaning fire", null],
  ["deep meaning girl names", null],
  ["what is the meaning of names", null],
] as const)("a meaning that stands before the names is put behind them: %s", ([text, asked]) => {
  expect(meaningBehind(text)).toBe(asked);
});

test.for([
  ["boynames starting with k", "boy names starting with k"],
  ["girlnames", "girl names"],
  ["babygirlnames with m", "baby girl names with m"],
  ["babyboy names", "baby boy names"],
  ["irishnames", "irish names"],
  ["babyboy", null],
  ["nicknames for girls", null],
  ["girl names", null],
] as const)("words that were typed without a blank are taken apart: %s", ([text, apart]) => {
  expect(withBlanks(text)).toBe(apart);
});
