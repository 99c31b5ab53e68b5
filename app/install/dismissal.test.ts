import { expect, test } from "vitest";
import { fakeStorage } from "#app/saved-names/sending/fake-storage.ts";
import { dismiss, isDismissed } from "./dismissal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse("2026-11-21T12:00:00Z");

test("a closed banner stays closed for 90 days", () => {
  const storage = fakeStorage();
  expect(isDismissed(NOON, () => storage)).toBe(false);
  dismiss(NOON, () => storage);
  expect(isDismissed(NOON, () => storage)).toBe(true);
  expect(isDismissed(NOON + 89 * DAY_MS, () => storage)).toBe(true);
  expect(isDismissed(NOON + 90 * DAY_MS, () => storage)).toBe(false);
});

test("a clock set back, or another program's words, close nothing", () => {
  const storage = fakeStorage();
  dismiss(NOON, () => storage);
  expect(isDismissed(NOON - DAY_MS, () => storage)).toBe(false);
  storage.setItem("install dismissed", "yes");
  expect(isDismissed(NOON, () => storage)).toBe(false);
});

test("without storage the banner is only not remembered", () => {
  const forbidden = () => {
    throw new DOMException("Forbidden.", "SecurityError");
  };
  dismiss(NOON, forbidden);
  expect(isDismissed(NOON, forbidden)).toBe(false);
});
