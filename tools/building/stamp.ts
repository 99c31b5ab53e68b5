import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { LOCALE } from "#domain/locale/locale.ts";
import { STAMP_FILE } from "#server/shelf/edition.ts";

/** Everything that a build is made of, and what pages are made of beside it: by the stamp, pages are kept on disk. Packages count by their lock file. */
const INPUTS = [
  "app",
  "content",
  "data/fit",
  "data/games",
  "data/life-tables",
  "data/ssa",
  "data/states",
  "data/who",
  "domain",
  "public",
  "server",
  "server.ts",
  "screens.ts",
  "render-worker.ts",
  "tools/build.ts",
  "tools/building",
  "tools/collection",
  "tools/locale",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** A hash of all inputs: names and bytes. */
export async function inputStamp(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesIn(join(root, input))))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256").update(`${LOCALE}\n`);
  for (const [n, content] of contents.entries()) {
    hash.update(`${relative(root, files[n] ?? "")} ${content.length}\n`);
    hash.update(content);
  }
  return hash.digest("hex");
}

/** The stamp of the build that is there; undefined when there is none, or it was not finished. */
export async function builtStamp(root: string): Promise<string | undefined> {
  if (!existsSync(join(root, "build", "server.js"))) return undefined;
  return readFile(join(root, STAMP_FILE), "utf8").catch(() => undefined);
}

async function filesIn(path: string): Promise<readonly string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
