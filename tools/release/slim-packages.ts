import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";

/** Node itself, which an image has; icons and the worker’s parts, which are in what was built; types, which nobody reads who runs. */
export const NOT_IN_AN_IMAGE = [
  "node",
  ".bin/node",
  "lucide",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
  "typescript",
  "@typescript",
  "@types",
  "csstype",
];
/** For whoever debugs or compiles a package (Node runs no TypeScript below node_modules), and what its makers left in it. */
const FOR_MAKERS = /(?:\.(?:map|[cm]?ts|flow|md|markdown)|\.standalone\.js)$/i;
const FOLDERS = new Set([".yarn"]);
/** Whoever passes a package on passes these on. */
const LICENSE = /licen[cs]e|copying|notice/i;

/** Removes from a folder of packages what a running site never reads. For an image alone: nothing can be built after it. */
export function slimPackages(folder: string): void {
  for (const name of NOT_IN_AN_IMAGE) rmSync(join(folder, name), { recursive: true, force: true });
  slim(folder);
}

function slim(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && FOLDERS.has(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) slim(path);
    else if (FOR_MAKERS.test(entry.name) && !LICENSE.test(entry.name)) rmSync(path);
  }
}

// In the Dockerfile, as a program.
if (import.meta.main) slimPackages(argv[2] ?? "node_modules");
