import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = /^manifest-\w+\.js$/;
const HEAD = "window.__reactRouterManifest=";

/**
 * Takes out of the router's list of routes, which every page fetches, what browsers do not read: the files that a route
 * imports (the server names those of the page; a browser finds the others by itself), all that is false or empty, and routes
 * without a screen: files, to which plain links lead.
 */
export function slimManifest(client: string): void {
  const path = manifestPath(client);
  writeFileSync(path, slim(readFileSync(path, "utf8")));
}

/** A script of the build, and what it begins with. */
export type BuiltFiles = {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** What every page begins with, and each route with its own. */
type BuiltManifest = {
  readonly entry: BuiltFiles;
  readonly routes: Readonly<Record<string, BuiltFiles & { readonly path?: string }>>;
};

export function readManifest(client: string): BuiltManifest {
  return JSON.parse(contentOf(readFileSync(manifestPath(client), "utf8")));
}

function manifestPath(client: string): string {
  const assets = join(client, "assets");
  const [file, ...more] = readdirSync(assets).filter((name) => MANIFEST.test(name));
  if (file === undefined || more.length > 0)
    throw new Error(
      "The router's manifest is not where slim-manifest.ts looks for it: bring that up to date.",
    );
  return join(assets, file);
}

/** The script without what browsers do not read. Throws when it is another kind of script. */
export function slim(script: string): string {
  const manifest: unknown = script.startsWith(HEAD) ? JSON.parse(contentOf(script)) : null;
  if (!isManifest(manifest))
    throw new Error("The router's manifest is not as slim-manifest.ts knows it: bring that up to date.");
  const screens = Object.entries(manifest.routes).filter(([, route]) => route["hasDefaultExport"] === true);
  const routes = screens.map(([id, route]) => {
    const kept = Object.entries(route).filter(([key, value]) => key !== "imports" && !isEmpty(value));
    return [id, Object.fromEntries(kept)] as const;
  });
  return `${HEAD}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

function contentOf(script: string): string {
  return script.slice(HEAD.length).replace(/;$/, "");
}

type Manifest = { readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

function isManifest(value: unknown): value is Manifest {
  return typeof value === "object" && value !== null && "routes" in value && typeof value.routes === "object";
}

/** What reads as missing. A path may be empty: it is a text. */
function isEmpty(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}
