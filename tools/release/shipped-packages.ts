import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A package that runs, or whose code or fonts are in what was built. */
type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly license: string;
  /** In full, where the package brings it. */
  readonly texts: readonly string[];
};

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});
const packageFile = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** Those that say it in their text alone. */
const SAID_IN_TEXT: Readonly<Record<string, string>> = { "png-js": "MIT" };
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * The packages of package-lock.json that are not for development, as they are installed; what is for other machines is not
 * here, and is a part of a package that is. Throws where nothing is installed.
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && dev !== true && devOptional !== true)
    .filter(([path]) => existsSync(join(root, path, "package.json")))
    .map(([path]) => readPackage(join(root, path)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = packageFile.parse(
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return { name, version, license: license ?? SAID_IN_TEXT[name] ?? "unknown", texts };
}

/** One text for all: each package with its license. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const line = "=".repeat(80);
  return packages
    .map(({ name, version, license, texts }) =>
      [line, `${name} ${version}: ${license}`, ...texts].join("\n\n"),
    )
    .join("\n\n")
    .concat("\n");
}
