import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const CLIENT = join(import.meta.dirname, "..", "..", "build", "client");

test("what the worker fetches stays small", () => {
  const sent = (path: string) =>
    statSync(join(CLIENT, existsSync(join(CLIENT, `${path}.br`)) ? `${path}.br` : path)).size;
  const worker = readFileSync(join(CLIENT, "sw.js"), "utf8");
  const files = Array.from(worker.matchAll(/"?url"?:\s*[`"](\/[^`"]+)/g), ([, path = ""]) => path);
  expect(files.some((file) => file.includes("framework-"))).toBe(true);
  expect(files.reduce((sum, file) => sum + sent(file), 0)).toBeLessThan(600_000);
  expect(sent("/offline/names.json")).toBeLessThan(200_000);
  expect(sent("/offline/site.json")).toBeLessThan(60_000);
});
