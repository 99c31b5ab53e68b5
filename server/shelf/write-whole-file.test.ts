import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeWholeFile } from "./write-whole-file.ts";

const folder = await mkdtemp(join(tmpdir(), "namekin-write-"));
afterAll(() => rm(folder, { recursive: true }));

test("all bytes are written, for the owner alone", async () => {
  const path = join(folder, "page");
  const bytes = Buffer.alloc(100_000, "namekin ");
  await writeWholeFile(path, bytes, 0o600);
  expect((await readFile(path)).equals(bytes)).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("what is there already is replaced, and a folder that is missing is said", async () => {
  const path = join(folder, "there");
  await writeWholeFile(path, Buffer.from("the first, a longer one"), 0o600);
  await writeWholeFile(path, Buffer.from("the second"), 0o600);
  expect(await readFile(path, "utf8")).toBe("the second");
  await expect(writeWholeFile(join(folder, "no", "page"), Buffer.from("x"), 0o600)).rejects.toMatchObject({
    code: "ENOENT",
  });
});
