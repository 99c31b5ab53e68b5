import { expect, test } from "vitest";
import { fakeStorage } from "#app/saved-names/sending/fake-storage.ts";
import { isAnswered, rememberAnswer } from "./answer.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse("2026-11-21T12:00:00Z");

test("a closed banner stays closed for 90 days", () => {
  const storage = fakeStorage();
  expect(isAnswered(NOON, () => storage)).toBe(false);
  rememberAnswer(NOON, () => storage);
  expect(isAnswered(NOON, () => storage)).toBe(true);
  expect(isAnswered(NOON + 89 * DAY_MS, () => storage)).toBe(true);
  expect(isAnswered(NOON + 90 * DAY_MS, () => storage)).toBe(false);
});

test("a clock set back, or another program's words, close nothing", () => {
  const storage = fakeStorage();
  rememberAnswer(NOON, () => storage);
  expect(isAnswered(NOON - DAY_MS, () => storage)).toBe(false);
  storage.setItem("install dismissed", "yes");
  expect(isAnswered(NOON, () => storage)).toBe(false);
});

test("without storage the banner is only not remembered", () => {
  const forbidden = () => {
    throw new DOMException("Forbidden.", "SecurityError");
  };
  rememberAnswer(NOON, forbidden);
  expect(isAnswered(NOON, forbidden)).toBe(false);
});
