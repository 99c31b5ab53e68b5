import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";
import { billOfMaterials } from "./release/bill-of-materials.ts";
import { releaseNotes } from "./release/release-notes.ts";
import { licensesText, shippedPackages } from "./release/shipped-packages.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "release");

const HELP = `Writes what goes with a release into release/:

  npm run release

notes.md                   what CHANGELOG.md says of the version in package.json
sbom.cdx.json              the packages that run, as a CycloneDX bill of materials (npm sbom)
third-party-licenses.txt   their licenses, in full`;

function run({ positionals }: Given): Exit {
  if (positionals.length > 0) return "misused";
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const notes = releaseNotes(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), version);
  if (notes === null) throw new Error(`CHANGELOG.md says nothing of ${version}: write it first.`);
  mkdirSync(FOLDER, { recursive: true });
  const files = {
    "notes.md": notes,
    "sbom.cdx.json": billOfMaterials(ROOT),
    "third-party-licenses.txt": licensesText(shippedPackages(ROOT)),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(FOLDER, name), text);
    console.log(`release/${name}`);
  }
  return 0;
}

await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
