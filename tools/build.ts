import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readArticles } from "#server/articles/read-articles.ts";
import { OUR_TEXTS } from "#server/our-texts.ts";
import { STAMP_FILE } from "#server/shelf/edition.ts";
import { buildServer } from "./building/build-server.ts";
import { buildServiceWorker } from "./building/build-service-worker.ts";
import { compressFiles, type Sizes } from "./building/compress-files.ts";
import { drawPictures } from "./building/draw-pictures.ts";
import { layOutRecords } from "./building/lay-out-records.ts";
import { layOutStates } from "./building/lay-out-states.ts";
import { makeOpenData } from "./building/make-open-data.ts";
import { makePdfs } from "./building/make-pdfs.ts";
import { packCollection } from "./building/pack-collection.ts";
import { slimManifest } from "./building/slim-manifest.ts";
import { builtStamp, inputStamp } from "./building/stamp.ts";
import { writeNamesCopy } from "./building/write-names-copy.ts";
import { writeSiteCopy } from "./building/write-site-copy.ts";

const ROOT = join(import.meta.dirname, "..");
/** Puts what a program reads into the locale of the build. */
const IN_LOCALE = new URL("locale/register.ts", import.meta.url).href;
const SHOWN_FROM_BYTES = 1024;

const HELP = `Builds the site for production into build/.

  npm run build [-- --force]

--force  builds even when nothing has changed since the last build

LOCALE=en-GB npm run build  builds it in British English: docs/another-locale.md`;

async function run(): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < 24) {
    throw new Error(
      `Node 24 is needed, this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings its own Node.`,
    );
  }
  const { values } = parseArgs({
    options: { force: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }

  const stamp = await inputStamp(ROOT);
  if (values.force !== true && (await builtStamp(ROOT)) === stamp) {
    console.log("The build is up to date.");
    return;
  }
  // A fault in an article stops the build, not the server, which reads them when it listens already.
  readArticles(new URL("articles/", OUR_TEXTS));
  // Gone until the build is whole: one that broke off half-way is never taken for good.
  rmSync(join(ROOT, STAMP_FILE), { force: true });
  const client = join(ROOT, "build", "client");
  buildScreens();
  slimManifest(client);
  packCollection(ROOT);
  layOutRecords(ROOT);
  layOutStates();
  await buildServer(ROOT);
  // What Node kept of the last build's compiled code ("npm run serve").
  rmSync(join(ROOT, "build", "compiled"), { recursive: true, force: true });
  runInProduction(join(import.meta.dirname, "building", "check-deferral.ts"));
  await drawPictures(ROOT, client);
  await makePdfs(ROOT);
  makeOpenData(ROOT);
  await writeNamesCopy(ROOT, client);
  await writeSiteCopy(client);
  await buildServiceWorker(ROOT, client);
  report(await compressFiles(client));
  writeFileSync(join(ROOT, STAMP_FILE), stamp);
}

function buildScreens(): void {
  const bin = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
  runInProduction(join(bin, "..", "bin.cjs"), "build");
  // Vite's notes to the server build, which nobody else should be served.
  rmSync(join(ROOT, "build", "client", ".vite"), { recursive: true, force: true });
}

/** Runs a program; ends the build where it fails. */
function runInProduction(...given: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ["--import", IN_LOCALE, ...given], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  // What was wrong is on the screen already.
  if (status !== 0) process.exit(status ?? 1);
}

function report(files: readonly Sizes[]): void {
  const total = (of: (sizes: Sizes) => number) => files.reduce((sum, file) => sum + of(file), 0);
  console.log(`\n${row(["plain", "brotli 11"], "kB in build/client")}`);
  for (const file of files.toSorted((a, b) => b.brotli - a.brotli)) {
    if (file.plain >= SHOWN_FROM_BYTES) console.log(row(kilobytes(file), file.path));
  }
  const all = { plain: total((f) => f.plain), brotli: total((f) => f.brotli) };
  console.log(row(kilobytes(all), `${files.length} files`));
}

function row(figures: readonly string[], words: string): string {
  return `${figures.map((figure) => figure.padStart(10)).join("")}  ${words}`;
}

function kilobytes({ plain, brotli }: Omit<Sizes, "path">): readonly string[] {
  return [plain, brotli].map((bytes) => (bytes / 1000).toFixed(1));
}

await run();
