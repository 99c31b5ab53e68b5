import { expect, test } from "vitest";
import { refusesAds } from "./refuses-ads.ts";

test("Global Privacy Control and Save-Data are a no", () => {
  expect(refusesAds({ gpc: "1", saveData: undefined })).toBe(true);
  expect(refusesAds({ gpc: null, saveData: "on" })).toBe(true);
});

test("who says nothing, or something unknown, may be asked", () => {
  expect(refusesAds({ gpc: undefined, saveData: null })).toBe(false);
  expect(refusesAds({ gpc: "0", saveData: "off" })).toBe(false);
});
