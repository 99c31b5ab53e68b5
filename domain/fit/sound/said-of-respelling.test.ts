import { expect, test } from "vitest";
import { respell } from "./respell.ts";
import { phonemesOfRespelling } from "./said-of-respelling.ts";

test.each([
  ["win", "WIN"],
  ["WIT-feeld", "WIT-feeld"],
  ["deh LAH roh", "deh-LAH-roh"],
  ["koh-VAL-skee", "koh-VAL-skee"],
  ["KAHN", "KAHN"],
  ["", ""],
  [" - ", ""],
])("%s is heard as %s", (written, heard) => {
  expect(respell(phonemesOfRespelling(written))).toBe(heard);
});
