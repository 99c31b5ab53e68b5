import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = "docs/examples";
const examples = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith(".diff"));

test.each(examples)("%s applies to the code as it is", (example) => {
  if (!existsSync(join(ROOT, ".git"))) {
    console.warn(`${example} was not tried: this is no git checkout.`);
    return;
  }
  const { status, stderr } = spawnSync("git", ["apply", "--check", join(FOLDER, example)], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status, `${stderr}Make the change once more and save its diff.`).toBe(0);
});

test("the how-to leads to every example, and says how many files it has", () => {
  const howTo = readFileSync(join(ROOT, "docs/how-to.md"), "utf8");
  for (const example of examples) {
    const files = readFileSync(join(ROOT, FOLDER, example), "utf8").match(/^diff --git /gm)?.length;
    expect(howTo).toContain(`${files} files: [${example}](examples/${example})`);
  }
});
