import { expect, test } from "vitest";
import {
  forgetVisitorCookies,
  hashVisitor,
  newVisitorNumber,
  visitorCookies,
  visitorIn,
  visitorsIn,
} from "./visitor.ts";

test("a number is 128 random bits and never the same twice", () => {
  const numbers = new Set(Array.from({ length: 100 }, newVisitorNumber));
  expect(numbers.size).toBe(100);
  for (const number of numbers) expect(Buffer.from(number, "base64url")).toHaveLength(16);
});

test("the cookie is read back from among others, under either name", () => {
  const number = newVisitorNumber();
  expect(visitorIn(`theme=night; visitor=${number}; a=b`)).toBe(number);
  expect(visitorIn(`theme=night; __Host-visitor=${number}; a=b`)).toBe(number);
});

test("a cookie that is not of our making is no visitor", () => {
  expect(visitorIn("visitor=admin")).toBeUndefined();
  expect(visitorIn("xvisitor=AAAAAAAAAAAAAAAAAAAAAA")).toBeUndefined();
  expect(visitorIn("__Host-visitor=; visitor")).toBeUndefined();
  expect(visitorIn(undefined)).toBeUndefined();
});

test("on https the number that no neighbor can plant comes first; elsewhere it means nothing", () => {
  const [bound, planted, other] = [newVisitorNumber(), newVisitorNumber(), newVisitorNumber()];
  const header = `visitor=${planted}; visitor=${other}; __Host-visitor=${bound}`;
  expect(visitorsIn(header, true)).toEqual([bound, planted, other]);
  expect(visitorsIn(header, false)).toEqual([planted, other]);
});

test("the cookie is HttpOnly and Lax and lasts 400 days; on https it is Secure and the site's own", () => {
  const rest = "Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax";
  expect(visitorCookies("n", false, undefined)).toEqual([`visitor=n; ${rest}`]);
  expect(visitorCookies("n", true, undefined)).toEqual([`__Host-visitor=n; ${rest}; Secure`]);
});

test("a number under the plain name moves to the bound one on https", () => {
  const number = newVisitorNumber();
  expect(visitorCookies(number, true, `visitor=${number}`)).toEqual([
    `__Host-visitor=${number}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    "visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
  ]);
});

test("to forget is to forget under both names", () => {
  const rest = "Max-Age=0; Path=/; HttpOnly; SameSite=Lax";
  expect(forgetVisitorCookies(true)).toEqual([
    `__Host-visitor=; ${rest}; Secure`,
    `visitor=; ${rest}; Secure`,
  ]);
  expect(forgetVisitorCookies(false)).toEqual([`visitor=; ${rest}`]);
});

test("storage sees a hash", () => {
  expect(hashVisitor("n")).toMatch(/^[0-9a-f]{64}$/);
});
