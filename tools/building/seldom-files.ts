import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OFFLINE_PATH } from "#app/offline/offline-path.ts";
import type { Page } from "#domain/pages/page.ts";
import { type BuiltFiles, readManifest } from "./slim-manifest.ts";

/** A file of the build that another one names: a script that it imports, now or later, or a style sheet. */
const NAMED = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/** Files within assets/ by a regular expression of the addresses that need them. */
export type FilesByAddress = Readonly<Record<string, readonly string[]>>;

/**
 * Scripts and styles that no page needs but those that are kept when they have been read, and not before (their rows have no
 * place in the order): each with the addresses that need it.
 */
export function seldomFiles(client: string, pages: readonly Page[]): FilesByAddress {
  const assets = join(client, "assets");
  const { entry, routes } = readManifest(client);
  const needs = dependencies(assets);
  const all = Object.values(routes);
  const seldom = all.filter(({ path = "" }) => isSeldom(`/${path}`, pages));
  const others = all.filter((route) => !seldom.includes(route));
  const common = closure([entry, ...others].flatMap(filesOf), needs);
  return Object.fromEntries(
    seldom.map((route) => [
      addressesOf(route.path ?? ""),
      [...closure(filesOf(route), needs)].filter((file) => !common.has(file)).toSorted(),
    ]),
  );
}

/** Whether the page at an address, or the one that it belongs to, is kept only once it was read. */
export function isSeldom(address: string, pages: readonly Page[]): boolean {
  const [row] = pages
    .filter(({ path, below }) =>
      [path, below].some((own) => own === address || address.startsWith(`${own}/`)),
    )
    .toSorted((one, other) => other.path.length - one.path.length);
  return row !== undefined && row.offline?.order === undefined && row.path !== OFFLINE_PATH;
}

/** "names/lists/:list/:of?" → what its addresses are like. */
export function addressesOf(path: string): string {
  const steps = path.split("/").map((step) => {
    if (!step.startsWith(":")) return `/${step.replaceAll(".", String.raw`\.`)}`;
    return step.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  });
  return `^${steps.join("")}$`;
}

function filesOf({ module, imports = [], css = [] }: BuiltFiles): readonly string[] {
  return [module, ...imports, ...css].map((file) => file.replace(/^\/assets\//, "").replace(/#$/, ""));
}

/** What each file of the build names of the others. */
function dependencies(assets: string): ReadonlyMap<string, readonly string[]> {
  const files = new Set(readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file)));
  return new Map(
    [...files].map((file) => {
      if (!file.endsWith(".js") || file.startsWith("manifest-")) return [file, []];
      const text = readFileSync(join(assets, file), "utf8");
      return [
        file,
        Array.from(text.matchAll(NAMED), ([, named = ""]) => named).filter((named) => files.has(named)),
      ];
    }),
  );
}

function closure(
  start: readonly string[],
  needs: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(start);
  // A set that grows is walked to its end.
  for (const file of found) for (const named of needs.get(file) ?? []) found.add(named);
  return found;
}
