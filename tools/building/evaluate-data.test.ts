import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(ROOT);

test("what modules of data export is the same after JSON", async () => {
  const modules = globSync("app/**/*.data.ts", { cwd: folder });
  expect(modules.length).toBeGreaterThan(4);
  for (const file of modules) {
    const exported: Readonly<Record<string, unknown>> = await import(join(folder, file));
    for (const [name, value] of Object.entries(exported))
      expect(JSON.parse(JSON.stringify(value)), `${name} of ${file}`).toStrictEqual(value);
  }
});
