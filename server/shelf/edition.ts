import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Config } from "#server/config.ts";
import { ROOT } from "#server/root.ts";

/** The hash of all that a build is made of, below the project's folder. Within what every build empties first, so that it never outlives the build it speaks of. */
export const STAMP_FILE = "build/server/stamp";

/** The settings that pages show; the origin stands in each page's key. The secret signs the tokens in their forms. */
export type PageSettings = Pick<Config, "contactEmail" | "ads" | "linkSecret">;

/**
 * What stands for everything that the pages of this server are made of: build, data and words (by the build's stamp), settings,
 * and Node, which writes numbers and dates. 16 letters, safe for the name of a folder.
 */
export function editionOf(stamp: string, { contactEmail, ads, linkSecret }: PageSettings): string {
  const parts = [stamp, process.version, contactEmail ?? null, ads ?? null, linkSecret ?? null];
  return hash("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}

/** The stamp of the build that runs; undefined when there is none, or another is just being made. */
export async function stampOfBuild(): Promise<string | undefined> {
  const stamp = await readFile(new URL(STAMP_FILE, ROOT), "utf8").catch(() => "");
  return stamp === "" ? undefined : stamp;
}
