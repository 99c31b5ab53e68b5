import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { etagOf } from "./etag.ts";
import type { Reply } from "./reply.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** The service worker: browsers ask for it again at each visit, and must not be given an old one. */
const WORKER = "sw.js";

/**
 * Reads the built client files into memory, by URL path: in brotli, where the build has laid that beside them, else as they are.
 * Files with a hash in their name never change; the others are asked about again after an hour, the worker each time.
 */
export function readAssets(folder: string): ReadonlyMap<string, Reply> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const assets = files.filter((file) => TYPES[extname(file)] !== undefined);
  return new Map(assets.map((file) => [urlPath(folder, file), readAsset(file, present)]));
}

function readAsset(file: string, present: ReadonlySet<string>): Reply {
  const identity = readFileSync(file);
  return {
    status: 200,
    headers: {
      etag: etagOf(identity),
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": cacheControl(file),
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    },
    body: present.has(`${file}.br`) ? { br: readFileSync(`${file}.br`) } : identity,
  };
}

function cacheControl(file: string): string {
  if (file.includes(`${sep}assets${sep}`)) return "public, max-age=31536000, immutable";
  return file.endsWith(`${sep}${WORKER}`) ? "no-cache" : "public, max-age=3600";
}

function urlPath(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join("/")}`;
}
