import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { layFile } from "./lay-file.ts";

const folder = await mkdtemp(join(tmpdir(), "namekin-lay-"));
afterAll(() => rm(folder, { recursive: true }));

test("a file is laid where none is, and in the place of one that is there, of which nothing is left", async () => {
  const file = join(folder, "page");
  await layFile(file, Buffer.from("the first, a longer one"));
  await layFile(file, Buffer.from("the second"));
  expect(await readFile(file, "utf8")).toBe("the second");
  expect(await readdir(folder)).toEqual(["page"]);
});

test("several that lay the same file at once leave one of theirs, whole", async () => {
  const file = join(folder, "page");
  const texts = ["a", "b", "c"].map((letter) => letter.repeat(200_000));
  await rm(file, { force: true });
  await Promise.all(texts.map((text) => layFile(file, Buffer.from(text))));
  expect(texts).toContain(await readFile(file, "utf8"));
  expect(await readdir(folder)).toEqual(["page"]);
});

test("a folder that is missing is said", async () => {
  await expect(layFile(join(folder, "no", "page"), Buffer.from("x"))).rejects.toMatchObject({
    code: "ENOENT",
  });
});
