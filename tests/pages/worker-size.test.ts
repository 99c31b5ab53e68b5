import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CLIENT, sentBytes } from "./sent-bytes.ts";

test("what the worker fetches stays small", () => {
  const worker = readFileSync(join(CLIENT, "sw.js"), "utf8");
  const files = Array.from(worker.matchAll(/"?url"?:\s*[`"](\/[^`"]+)/g), ([, path = ""]) => path);
  expect(files.some((file) => file.includes("framework-"))).toBe(true);
  expect(files.reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThan(580_000);
  expect(sentBytes("/offline/names.json")).toBeLessThan(200_000);
  expect(sentBytes("/offline/site.json")).toBeLessThan(60_000);
});
