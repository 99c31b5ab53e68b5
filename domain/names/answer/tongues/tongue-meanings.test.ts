import { expect, test } from "vitest";
import { inEnglish } from "./in-english.ts";

test.for([
  ["имя для девочки означает свет", "girl names meaning light"],
  ["男孩名字 勇敢", "boy names meaning brave"],
  ["اسم بنت يعني نور", "girl names meaning light"],
  ["שם לבת שמשמעותו אור", "girl names meaning light"],
  ["prénom fille qui signifie lumière", "girl names meaning light"],
] as const)("a meaning in another language: %s", ([text, english]) => {
  expect(inEnglish(text)).toBe(english);
});

test("a name that is a word stays a name", () => {
  expect(inEnglish("اسم نور")).toBe("نور");
});
