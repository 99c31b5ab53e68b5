import { spawnSync } from "node:child_process";

/** The packages that run, from package-lock.json, as CycloneDX JSON. Throws with npm's words where it fails. */
export function billOfMaterials(root: string): string {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx", "--sbom-type=application"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim()}`);
  return stdout;
}
