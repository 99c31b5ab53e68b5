import { expect, test } from "vitest";
import { askedIn, cacheKeyOf, nameAskedIn, offlineInsteadOf } from "./offline-path.ts";

test("the page that was asked for goes along", () => {
  const address = offlineInsteadOf("/names/lists/top-100-girls?year=1990");
  expect(askedIn(address.slice(address.indexOf("?")))).toBe("/names/lists/top-100-girls?year=1990");
});

test("nobody is led to another site", () => {
  expect(askedIn("?page=//evil.example/")).toBeNull();
  expect(askedIn(String.raw`?page=/\evil.example/`)).toBeNull();
  expect(askedIn("?page=https://evil.example/")).toBeNull();
  expect(askedIn("?page=javascript:alert(1)")).toBeNull();
  expect(askedIn("")).toBeNull();
});

test("a name's page is known by its address", () => {
  expect(nameAskedIn("/names/hazel")).toBe("hazel");
  expect(nameAskedIn("/names/hazel/births.csv")).toBeNull();
  expect(nameAskedIn("/names")).toBeNull();
});

test("one copy serves every query of a page that reads its address itself, and of no other", () => {
  for (const path of [
    "/parent-directory",
    "/games",
    "/videos",
    "/printable-resources",
    "/templates/feeding-log",
  ]) {
    expect(cacheKeyOf(`https://namekin.example${path}?a=b`)).toBe(`https://namekin.example${path}`);
  }
  const list = "https://namekin.example/names/lists/top-100-girls?year=1990";
  expect(cacheKeyOf(list)).toBe(list);
});

test("of the pages that are carried along, the home page answers any search by itself", () => {
  expect(cacheKeyOf("https://namekin.example/?q=maeve")).toBe("https://namekin.example/");
  expect(cacheKeyOf("https://namekin.example/compare?names=ivy")).toBe(
    "https://namekin.example/compare?names=ivy",
  );
});
