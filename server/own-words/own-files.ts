import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of an operator's folder, as paths in it with slashes; what begins with a dot, and a README, is the operator's own.
 * Links are followed: where a cluster lays a folder of settings, each file is one. A link to nothing is in it, so that reading
 * it tells. Throws where a folder cannot be read.
 */
export function ownFiles(folder: string): readonly string[] {
  return filesBelow(folder, "", []).toSorted();
}

/** @param around the folders that this one lies in, as they are called without links: a link to one of them would have no end */
function filesBelow(folder: string, path: string, around: readonly string[]): readonly string[] {
  const place = realpathSync(join(folder, path));
  if (around.includes(place)) return [];
  return readdirSync(place).flatMap((name) => {
    if (name.startsWith(".") || name === "README.md") return [];
    const inner = path === "" ? name : `${path}/${name}`;
    const stats = statSync(join(folder, inner), { throwIfNoEntry: false });
    if (stats?.isDirectory() === true) return filesBelow(folder, inner, [...around, place]);
    return stats === undefined || stats.isFile() ? [inner] : [];
  });
}

/** The text of a file, whatever program has written it: some begin with a mark of their own, and end lines with two characters. */
export function readOwnFile(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
}
