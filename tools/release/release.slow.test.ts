import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { billOfMaterials } from "./bill-of-materials.ts";
import { newestVersion, releaseNotes } from "./release-notes.ts";
import { licensesText, shippedPackages } from "./shipped-packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** They ask for nothing but to be named, or for nothing. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
]);

test("the version stands once: the changelog, the citation and the image name that of package.json", () => {
  const { version } = JSON.parse(read("package.json"));
  expect(newestVersion(read("CHANGELOG.md"))?.version).toBe(version);
  expect(parse(read("CITATION.cff")).version).toBe(version);
  expect(JSON.parse(read("package-lock.json")).version).toBe(version);
  expect(parse(read("compose.yaml")).services.site.image).toBe(`namekin:${version}`);
});

test("notes are what the changelog says of a version, without links and heading", () => {
  const log =
    "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n- A.\n\n## [1.0.0] - 2026-11-23\n\n- B.\n\n[1.0.0]: x\n";
  expect(releaseNotes(log, "1.1.0")).toBe("### Added\n\n- A.\n");
  expect(releaseNotes(log, "1.0.0")).toBe("- B.\n");
  expect(releaseNotes(log, "9.9.9")).toBeNull();
  expect(newestVersion(log)).toEqual({ version: "1.1.0", day: "2027-01-02" });
});

test("every package that is shipped has a license that we may pass on, and most bring its text", () => {
  const packages = shippedPackages(ROOT);
  const names = packages.map(({ name }) => name);
  expect(names).toContain("hono");
  // Nothing of it runs by itself: its code is in the worker that browsers get.
  expect(names).toContain("workbox-core");
  const others = packages.filter(({ license }) => !ALLOWED.has(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  expect(packages.filter(({ texts }) => texts.length > 0).length / packages.length).toBeGreaterThan(0.8);
  expect(licensesText(packages.slice(0, 2)).split("=".repeat(80))).toHaveLength(3);
});

test("the bill of materials is the site's, whatever its folder is called, and has every package whose license is told", () => {
  const { metadata, components } = JSON.parse(billOfMaterials(ROOT));
  expect(metadata.component).toMatchObject({ name: "namekin", type: "application" });
  const told = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)));
  const lacking = shippedPackages(ROOT).filter(
    ({ name, version }) => !told.has(`pkg:npm/${name}@${version}`),
  );
  // What only a compiler needs is of this kind of machine.
  expect(lacking.map(({ name }) => name).filter((name) => !name.startsWith("@typescript/"))).toEqual([]);
  expect(told.size).toBeGreaterThan(100);
});
