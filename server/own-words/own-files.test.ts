import { readFileSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARTICLE, EXAMPLE, openExample } from "#tests/support/own-example.ts";

test("a folder that is away for a moment leaves all as it was", () => {
  const { own, folder, words } = openExample();
  const version = own.version();
  renameSync(folder, `${folder}-away`);
  own.reload();
  expect(own.faults()).toEqual([`${folder}: there is no such folder, or it cannot be read`]);
  expect([own.version(), words()?.brand.name]).toEqual([version, "Wren House"]);
  renameSync(`${folder}-away`, folder);
  own.reload();
  expect([own.faults(), own.version()]).toEqual([[], version]);
});

test("links are followed, as a cluster lays its settings; one that leads to nothing is told, one in a circle ends", () => {
  const { own, folder, words } = openExample();
  renameSync(join(folder, "articles"), join(folder, "..data"));
  symlinkSync("..data", join(folder, "articles"));
  symlinkSync("..", join(folder, "pages/up"));
  symlinkSync("nothing", join(folder, "pages/terms.md"));
  own.reload();
  expect(words()?.articles).toHaveLength(1);
  expect(own.faults()).toEqual([expect.stringMatching(/^pages\/terms\.md: ENOENT/)]);
});

test("a file that another system has written reads the same", () => {
  const { own, write } = openExample();
  const version = own.version();
  for (const file of ["brand.json", "pages/about.md", "newsletter/2027-01.md", ARTICLE]) {
    const text = readFileSync(join(EXAMPLE, file), "utf8");
    write(file, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  }
  own.reload();
  expect([own.faults(), own.version()]).toEqual([[], version]);
});
