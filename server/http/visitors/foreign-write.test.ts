import { expect, test } from "vitest";
import { isForeignWrite } from "./foreign-write.ts";

const own = "https://names.example.org";
const write = { method: "POST", origin: undefined, fetchSite: undefined };

test("reading is open to everybody", () => {
  expect(isForeignWrite({ ...write, method: "GET", origin: "https://evil.example" }, own)).toBe(false);
});

test("a write from another origin is foreign, a DELETE without a body too", () => {
  expect(isForeignWrite({ ...write, origin: "https://evil.example" }, own)).toBe(true);
  expect(isForeignWrite({ ...write, method: "DELETE", origin: "null" }, own)).toBe(true);
  expect(isForeignWrite({ ...write, fetchSite: "cross-site" }, own)).toBe(true);
  expect(isForeignWrite({ ...write, fetchSite: "same-site" }, own)).toBe(true);
});

test("a write from our own pages, or from no browser at all, is ours", () => {
  expect(isForeignWrite({ ...write, origin: own }, own)).toBe(false);
  expect(isForeignWrite({ ...write, fetchSite: "same-origin" }, own)).toBe(false);
  expect(isForeignWrite(write, own)).toBe(false);
});
