import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { licensesText, shippedPackages } from "#tools/release/shipped-packages.ts";
import { NOT_IN_AN_IMAGE, slimPackages } from "#tools/release/slim-packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** What the image has from elsewhere: Node, and the empty folder of its data. */
const NOT_OURS = new Set(["/usr/local/bin/node", "/data"]);
/** What the image's first stage writes, and no checkout has. */
const LICENSES = "release/third-party-licenses.txt";
/** What servers of tests keep of their own beside what the build made: a clean checkout, as an image is made from, has none. */
const KEPT_BY_SERVERS = join(ROOT, "build/compiled");

/**
 * A folder with the files that the last stage of the Dockerfile copies, from this checkout, its build and its packages; for
 * whoever has no Docker. It is the caller's to remove.
 */
export function assembleImage(): string {
  const folder = mkdtempSync(join(tmpdir(), "namekin-image-"));
  const lastStage =
    readFileSync(join(ROOT, "Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  for (const [, given = ""] of lastStage.matchAll(/^COPY (?:--\S+ )*(.+)$/gm)) {
    const paths = given.split(" ");
    const target = paths.pop() ?? "";
    for (const path of paths.filter((each) => !NOT_OURS.has(each))) {
      const from = path.replace(/^\/site\//, "");
      const to = join(folder, target.endsWith("/") ? join(target, basename(from)) : target);
      if (from === "node_modules") copyPackages(folder);
      else if (from === LICENSES) writeFileSync(to, licensesText(shippedPackages(ROOT)));
      else copy(join(ROOT, from), to);
    }
  }
  slimPackages(join(folder, "node_modules"));
  return folder;
}

/** What "npm prune --omit=dev" leaves. */
function copyPackages(folder: string): void {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  const goes = (path: string) =>
    NOT_IN_AN_IMAGE.some((name) => `${path}/`.startsWith(`node_modules/${name}/`));
  for (const [path, { dev }] of Object.entries(packages))
    if (path !== "" && dev !== true && !goes(path) && existsSync(join(ROOT, path)))
      copy(join(ROOT, path), join(folder, path));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // A package within another has been copied with it.
  if (!existsSync(to)) cpSync(from, to, { recursive: true, filter: (path) => path !== KEPT_BY_SERVERS });
}
