import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OUR_BRAND } from "./brand.ts";

const SOURCES = ["app", "content", "domain", "public", "server", "tools"].map((folder) => `${folder}/**/*`);

test("the name of the site stands in one file, and in notices of licenses", () => {
  const files = globSync([...SOURCES, "*.ts"], { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|md|json|svg|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => !/\.test\.tsx?$|README\.md$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter((file) => readFileSync(file, "utf8").includes(OUR_BRAND.name));
  expect(naming.map((file) => file.replace(`${process.cwd()}/`, "").replace(/^\.\//, ""))).toEqual([
    "content/site/brand.ts",
  ]);
});
