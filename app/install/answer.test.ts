import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";
import { isAnswered, onAnswer, rememberAnswer } from "./answer.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse("2026-11-21T12:00:00Z");

let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test("a closed banner stays closed for 90 days", () => {
  expect(isAnswered(NOON)).toBe(false);
  rememberAnswer(NOON);
  expect(isAnswered(NOON)).toBe(true);
  expect(isAnswered(NOON + 89 * DAY_MS)).toBe(true);
  expect(isAnswered(NOON + 90 * DAY_MS)).toBe(false);
});

test("a clock set back, or another program's words, close nothing", () => {
  rememberAnswer(NOON);
  expect(isAnswered(NOON - DAY_MS)).toBe(false);
  storage.setItem("install dismissed", "yes");
  expect(isAnswered(NOON)).toBe(false);
});

test("an answer is told to whoever waits for one, once there is one", () => {
  const hear = vi.fn();
  onAnswer(hear);
  rememberAnswer(0);
  expect(hear).not.toHaveBeenCalled();
  rememberAnswer(Date.now());
  expect(hear).toHaveBeenCalledTimes(1);
});

test("without storage it is answered for this page, and not remembered", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberAnswer(NOON);
  expect(isAnswered(NOON)).toBe(true);
  vi.stubGlobal("localStorage", storage);
  expect(storage.getItem("install dismissed")).toBeNull();
  rememberAnswer(NOON);
  expect(storage.getItem("install dismissed")).toBe("2026-11-21T12:00:00.000Z");
});
