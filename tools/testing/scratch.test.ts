import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeScratch } from "./scratch.ts";

test("a scratch folder is new, open to all who test, and goes with all that is in it", () => {
  const { folder, remove } = makeScratch();
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  mkdirSync(join(folder, "deep"));
  writeFileSync(join(folder, "deep", "file"), "");
  remove();
  expect(existsSync(folder)).toBe(false);
});

test("where memory is short, or a place is named, it lies where temporary files lie", () => {
  for (const given of [
    { tmpDir: undefined, free: 2 ** 20 },
    { tmpDir: tmpdir(), free: 2 ** 40 },
  ]) {
    const { folder, remove } = makeScratch(given);
    expect(dirname(folder)).toBe(tmpdir());
    remove();
  }
});
