import { afterEach, expect, test, vi } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { NamesCopy } from "#domain/names/device/names-copy.ts";
import { RequestError } from "#app/api/request.ts";
import { orFromDevice } from "./or-from-device.ts";

const COPY: NamesCopy = {
  year: 2025,
  rows: [["Maeve", "girl", "Irish", "she who intoxicates", "mayv", 1, "B", 3000, 510]],
};
const NO_ANSWER = new TypeError("Failed to fetch");

afterEach(() => void vi.unstubAllGlobals());

const draw = (ask: () => Promise<readonly string[]>, signal?: AbortSignal) =>
  orFromDevice(ask, (names) => names.draw(12, NO_RULES, "mixed").map(({ id }) => id), signal);

test("what the server says is the answer", async () => {
  withCopy();
  expect(await draw(async () => ["hazel"])).toEqual({ answer: ["hazel"], fromDevice: false });
});

test("without an answer the device gives one, as far as its copy goes", async () => {
  withCopy();
  expect(await draw(() => Promise.reject(NO_ANSWER))).toEqual({ answer: ["maeve"], fromDevice: true });
  const late = new DOMException("The operation timed out.", "TimeoutError");
  expect(await draw(() => Promise.reject(late))).toMatchObject({ fromDevice: true });
});

test("a refusal, a fault and a call that was given up stay what they are", async () => {
  withCopy();
  const given = new DOMException("The operation was aborted.", "AbortError");
  for (const error of [
    new RequestError(400, "{}"),
    new RequestError(503, ""),
    given,
    new SyntaxError("<html>"),
  ])
    await expect(draw(() => Promise.reject(error))).rejects.toBe(error);
});

test("without a copy, or where nothing may be kept, there is no answer", async () => {
  await expect(draw(() => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER);
  vi.stubGlobal("caches", { match: async () => undefined });
  await expect(draw(() => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER);
  vi.stubGlobal("caches", { match: () => Promise.reject(new DOMException("No.", "SecurityError")) });
  await expect(draw(() => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER);
});

function withCopy(): void {
  vi.stubGlobal("caches", { match: async () => Response.json(COPY) });
}
