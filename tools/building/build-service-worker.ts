import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { getManifest } from "workbox-build";
import { PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";
import { NAMES_COPY_PATH, SITE_COPY_PATH } from "#app/offline/names-copy-path.ts";
import { inLocale } from "#tools/locale/locale-plugin.ts";
import { evaluateData } from "./evaluate-data.ts";
import { addressesOf, type FilesByAddress, seldomFiles } from "./seldom-files.ts";

/**
 * What pages need that are there without having been read: their scripts and styles, the letters of English, the icon of the tab, the drawings of the pages that stand in
 * for others. A new page or game joins by being built. What the others need is kept when they are read (seldom-files.ts).
 */
const SHELL = [
  "assets/*.{js,css}",
  "assets/*-latin-wght-*.woff2",
  "assets/{parted-wire,trail}-*.svg",
  "favicon.{ico,svg}",
];
/** What few ask for, and much of it: it comes from the network. */
const SELDOM = ["assets/{filled-pdf,sheet-pdf,fetch-font}-*.js"];
/** Large, and of one page alone, as its row says: kept once that page has been read. */
const ROWS: readonly Page[] = Object.values<Page>(PAGES);
const OF_ONE_PAGE: readonly { readonly path: string; readonly files: string }[] = ROWS.flatMap(
  ({ path, offline }) => (offline?.files === undefined ? [] : { path, files: offline.files }),
);
const LARGEST_FILE_BYTES = 1_000_000;

/** Bundles app/offline/worker into sw.js, with the list of the files of this build. Comes after all that it lists. */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const seldom = seldomFiles(folder, ROWS);
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: SHELL,
    globIgnores: [
      ...SELDOM,
      ...OF_ONE_PAGE.map(({ files }) => files),
      ...Object.values(seldom).flatMap((files) => files.map((file) => `assets/${file}`)),
    ],
    // Vite has put a hash into the name: no need to tell versions apart by another.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
    modifyURLPrefix: { "": "/" },
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  const files = manifestEntries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [inLocale(), evaluateData()],
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      BUILD_VERSION: JSON.stringify(
        await versionOf(files, [join(folder, NAMES_COPY_PATH), join(folder, SITE_COPY_PATH)]),
      ),
      SHELL_FILES: JSON.stringify(files),
      FILES_OF_PAGES: JSON.stringify({ ...filesOfPages(folder), ...seldom }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "baseline-widely-available",
      // A classic worker: browsers that cannot load modules there have it too.
      rolldownOptions: {
        input: join(root, "app/offline/worker/worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** By a regular expression of its address, what a page alone needs. A page whose files are not there has been changed without this list. */
function filesOfPages(folder: string): FilesByAddress {
  return Object.fromEntries(
    OF_ONE_PAGE.map(({ path, files: pattern }) => {
      const files = oneByOne(pattern).flatMap((one) => {
        const found = globSync(one, { cwd: folder });
        if (found.length === 0) throw new Error(`There is no ${one}, which ${path} should need.`);
        return found;
      });
      return [addressesOf(path.slice(1)), files.map((file) => file.replace(/^assets\//, ""))];
    }),
  );
}

/** "assets/{one,other}-*.js": each has to be there, since the bundler names what two scripts share after any of its modules. */
function oneByOne(pattern: string): readonly string[] {
  const [braces, names] = /\{(.+)\}/.exec(pattern) ?? [];
  return braces === undefined || names === undefined
    ? [pattern]
    : names.split(",").map((name) => pattern.replace(braces, name));
}

/** The same files give the same version, on every machine. */
async function versionOf(
  files: readonly { readonly url: string }[],
  copies: readonly string[],
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(files));
  for (const copy of await Promise.all(copies.map((file) => readFile(file)))) hash.update(copy);
  return hash.digest("hex").slice(0, 12);
}
