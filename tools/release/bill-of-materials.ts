import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Locked = { readonly dev?: boolean; readonly devOptional?: boolean; devDependencies?: unknown };
type LockFile = { packages: Readonly<Record<string, Locked>> };

/**
 * The packages that run, or whose code is in what was built, from package-lock.json, as CycloneDX JSON. Throws with npm's
 * words where it fails.
 *
 * npm is shown a folder without the packages of development: of --omit=dev it also leaves out what those need as well (npm
 * 11.19: react, pg, zod). The folder is called as the site is, for npm takes the name of the whole from it.
 */
export function billOfMaterials(root: string): string {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const site = read("package.json");
  const scratch = mkdtempSync(join(tmpdir(), "bill-of-materials-"));
  const folder = join(scratch, site.name);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...site, devDependencies: undefined }));
    writeFileSync(
      join(folder, "package-lock.json"),
      JSON.stringify(withoutDevelopment(read("package-lock.json"))),
    );
    return npmSbom(folder);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function withoutDevelopment(lock: LockFile): LockFile {
  const kept = Object.entries(lock.packages).filter(
    ([, { dev, devOptional }]) => dev !== true && devOptional !== true,
  );
  const packages = kept.map(([path, locked]) => [path, { ...locked, devDependencies: undefined }]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

function npmSbom(cwd: string): string {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"],
    { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim()}`);
  return stdout;
}
