import { expect, test } from "vitest";
import { hashVisitor, newVisitorNumber, visitorCookie, visitorIn } from "./visitor.ts";

test("a number is 128 random bits and never the same twice", () => {
  const numbers = new Set(Array.from({ length: 100 }, newVisitorNumber));
  expect(numbers.size).toBe(100);
  for (const number of numbers) expect(Buffer.from(number, "base64url")).toHaveLength(16);
});

test("the cookie is read back from among others", () => {
  const number = newVisitorNumber();
  expect(visitorIn(`theme=night; visitor=${number}; a=b`)).toBe(number);
});

test("a cookie that is not of our making is no visitor", () => {
  expect(visitorIn("visitor=admin")).toBeUndefined();
  expect(visitorIn("xvisitor=AAAAAAAAAAAAAAAAAAAAAA")).toBeUndefined();
  expect(visitorIn(undefined)).toBeUndefined();
});

test("the cookie is HttpOnly and Lax, lasts 400 days, and is Secure behind https", () => {
  expect(visitorCookie("n", false)).toBe("visitor=n; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax");
  expect(visitorCookie("n", true)).toMatch(/; Secure$/);
});

test("storage sees a hash", () => {
  expect(hashVisitor("n")).toMatch(/^[0-9a-f]{64}$/);
});
