import { expect, test } from "vitest";
import { respell } from "./respell.ts";

test.each([
  ["h'ez@l", "HAY-zul"],
  ["G'un", "JOON"],
  ["w'Itf,ild", "WIT-feeld"],
  ["ol'Ivi@", "oh-LIV-ee-uh"],
  ["kr'Ist@l", "KRIS-tul"],
  ["'Er@n", "AIR-un"],
  ["k'Ars@n", "KAR-sun"],
  ["w'In", "WIN"],
  ["'Yris", "EYE-rees"],
])("%s is written %s", (said, written) => {
  expect(respell(said)).toBe(written);
});
