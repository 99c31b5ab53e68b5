import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SCRIPT_GROUPS, STYLE_GROUPS } from "./chunk-groups.ts";

const ROOT = join(import.meta.dirname, "..", "..");

test("every sheet that is joined with others is where it is looked for, and joined once", () => {
  const sheets = Object.values(STYLE_GROUPS).flat();
  expect(sheets.filter((sheet) => !existsSync(join(ROOT, "app", `${sheet}.css`)))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test("at every place whose scripts are joined there is one, and none is looked for at two", () => {
  const scripts = globSync("{app,content,domain}/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((file) => !file.includes(".test."))
    .map((file) => `/${file}`);
  const found = Object.values(SCRIPT_GROUPS).map((places) =>
    places
      .filter((place) => !place.startsWith("rolldown"))
      .map((place) => ({ place, files: scripts.filter((file) => new RegExp(place).test(file)) })),
  );
  expect(found.flat().filter(({ files }) => files.length === 0)).toEqual([]);
  const inEach = found.flatMap((places) => [...new Set(places.flatMap(({ files }) => files))]);
  expect(inEach.filter((file, at) => inEach.indexOf(file) !== at)).toEqual([]);
});
