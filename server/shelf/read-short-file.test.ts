import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readShortFile, readShortFileNow } from "./read-short-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "short-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("files of every length are read whole, many at once, and each in memory of its own", async () => {
  const lengths = [0, 1, 5_000, 32_767, 32_768, 32_769, 300_000];
  const files = [...lengths, ...lengths, ...lengths, ...lengths].map((length, at) => ({
    path: join(folder, String(at)),
    bytes: randomBytes(length),
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes);
  const found = await Promise.all(files.map(({ path }) => readShortFile(path)));
  found.forEach((bytes, at) => {
    expect(bytes.equals(files[at]?.bytes ?? Buffer.alloc(1))).toBe(true);
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    const now = readShortFileNow(files[at]?.path ?? "");
    expect(now.equals(bytes)).toBe(true);
    expect(now.buffer.byteLength).toBe(lengths[at % lengths.length]);
  });
});

test("what is not there, or no file, says why", async () => {
  await expect(readShortFile(join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
  await expect(readShortFile(folder)).rejects.toMatchObject({ code: "EISDIR" });
  expect(() => readShortFileNow(join(folder, "none"))).toThrow(expect.objectContaining({ code: "ENOENT" }));
  expect(() => readShortFileNow(folder)).toThrow(expect.objectContaining({ code: "EISDIR" }));
});
