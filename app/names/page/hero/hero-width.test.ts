import { expect, test } from "vitest";
import { widthInLetters } from "./hero-width.ts";

test("a name of ordinary letters is as wide as it is long", () => {
  expect(widthInLetters("Hazel")).toBe(5);
  expect(widthInLetters("Eleanor")).toBe(7);
});

test("wide letters count for more, narrow ones for less", () => {
  expect(widthInLetters("Mimmi")).toBe(7);
  expect(widthInLetters("Lillie")).toBe(5);
});

test("an accent takes no width", () => {
  expect(widthInLetters("Zoë")).toBe(widthInLetters("Zoe"));
});

test("the widest fifteen letters stay within the steps of the style sheet", () => {
  expect(widthInLetters("Muhammadmustafa")).toBeLessThanOrEqual(24);
  expect(widthInLetters(`W${"m".repeat(14)}`)).toBeLessThanOrEqual(24);
});
