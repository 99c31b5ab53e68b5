import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MODULES, MODULES_FOLDER } from "#app/head/deferred-module.ts";
import { CLIENT, sentBytes } from "./sent-bytes.ts";
import { openSite } from "./site/open-site.ts";

const site = await openSite();

/** Scripts in all, in bytes as they are sent, and those that the page fetches by itself once it is at rest. */
const PAGES = [
  { path: "/", most: 130_000, later: ["late"] },
  { path: "/names/hazel", most: 110_000, later: ["late", "year-cursor"] },
];

test.for(PAGES)("the scripts of $path are not heavy", async ({ path, most, later }) => {
  const modules = (await filesOf(path)).map((file) => MODULES_FOLDER + file);
  expect(modules.some((file) => file.includes("framework-"))).toBe(true);
  const sent = withImports([...modules, ...later.map(builtScript)]);
  expect([...sent].reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(most);
});

/** Each is a request, and one more for the browser to begin. */
const MOST_FILES = 17;

test("pages begin with few files", async () => {
  for (const path of [
    "/",
    "/names",
    "/names/hazel",
    "/compare",
    "/fit",
    "/growth",
    "/names/through-time",
    "/games",
  ])
    expect((await filesOf(path)).length, path).toBeLessThanOrEqual(MOST_FILES);
});

/** The scripts that a page begins with, by their names. */
async function filesOf(path: string): Promise<readonly string[]> {
  const { document } = await site.get(path);
  return document.querySelector(`script[${MODULES}]`)?.getAttribute(MODULES)?.split(" ") ?? [];
}

/** The address of a script by what stands before its hash. */
function builtScript(name: string): string {
  const [file, ...others] = globSync(`assets/${name}-????????.js`, { cwd: CLIENT });
  if (file === undefined || others.length > 0) throw new Error(`There is not one ${name}.`);
  return `/${file}`;
}

/** The scripts, and those that they need at once. */
function withImports(files: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(CLIENT, file), "utf8");
    const imports = Array.from(
      code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
      ([, name]) => name,
    );
    withImports(
      imports.map((name) => `/assets/${name}`),
      found,
    );
  }
  return found;
}
