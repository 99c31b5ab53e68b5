import { afterEach, expect, test, vi } from "vitest";
import { copyText, openShareSheet } from "./pass-on.ts";

afterEach(() => void vi.unstubAllGlobals());

const sharing = (share: () => Promise<void>) => vi.stubGlobal("navigator", { share });

test("what was shared, or put away without choosing, is done with", async () => {
  sharing(async () => undefined);
  expect(await openShareSheet({ text: "7 of 10" })).toBe(true);
  sharing(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await openShareSheet({ text: "7 of 10" })).toBe(true);
});

test("without a share sheet, or where it refuses, there is something left to do", async () => {
  vi.stubGlobal("navigator", {});
  expect(await openShareSheet({ text: "7 of 10" })).toBe(false);
  sharing(() => Promise.reject(new DOMException("not allowed", "NotAllowedError")));
  expect(await openShareSheet({ text: "7 of 10" })).toBe(false);
});

test("a clipboard that is closed, or not there, is told from one that took the text", async () => {
  const taken: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void taken.push(text) } });
  expect([await copyText("link"), taken]).toEqual([true, ["link"]]);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("closed")) } });
  expect(await copyText("link")).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await copyText("link")).toBe(false);
});
