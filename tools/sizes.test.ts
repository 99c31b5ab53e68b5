import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const MOST_FILES = 40;
const MOST_LINES = 200;

const NAME = /[A-Za-z_$][\w$]*/g;
const EXPORTED = /^export (?:async )?(?:type|interface|const|function|class) ([A-Za-z_$][\w$]*)/gm;
/** What React Router looks for by its name. */
const FRAMEWORKS = new Set(["handleError"]);

/** Series whose files are numbered and never change places: one looks them up by their number. */
const SERIES = new Set(["docs/decisions"]);
const CODE = /\.([cm]?[jt]sx?|css|py|sh)$/;
const TABLE = /^(content|data)\/(?!.*\.test\.ts$)/;

test("no folder holds more than 40 files", () => {
  const files = Map.groupBy(projectFiles(), (file) => dirname(file));
  const full = [...files].filter(([folder, { length }]) => length > MOST_FILES && !SERIES.has(folder));
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test("no file has more than 200 lines, but tables of content and data", () => {
  const files = projectFiles().filter((file) => CODE.test(file) && !TABLE.test(file));
  const long = files.map((file) => [file, linesOf(file)] as const).filter(([, lines]) => lines > MOST_LINES);
  expect(long.map(([file, lines]) => `${file}: ${lines}`)).toEqual([]);
});

test("what a file exports is named in another", () => {
  const files = projectFiles().filter((file) => /\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
  const named = new Map<string, number>();
  for (const text of texts.values()) {
    for (const name of new Set(text.match(NAME))) named.set(name, (named.get(name) ?? 0) + 1);
  }
  const alone = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, name = ""]) =>
      named.get(name) === 1 && !FRAMEWORKS.has(name) ? [`${file}: ${name}`] : [],
    ),
  );
  expect(alone).toEqual([]);
});

/** What git keeps or would keep, as it stands on the disk, tests and style sheets among it; nothing outside a checkout. */
function projectFiles(): readonly string[] {
  if (!existsSync(join(ROOT, ".git"))) {
    console.warn("Folders and files were not counted: this is no git checkout.");
    return [];
  }
  const asked = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = spawnSync("git", asked, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 24 });
  const files = [...new Set(stdout.split("\0"))].filter(
    (file) => file !== "" && existsSync(join(ROOT, file)),
  );
  expect(files.length).toBeGreaterThan(0);
  return files;
}

function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length;
}
