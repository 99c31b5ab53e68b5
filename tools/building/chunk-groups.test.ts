import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STYLE_GROUPS } from "./chunk-groups.ts";

const APP = join(import.meta.dirname, "..", "..", "app");

test("every sheet that is joined with others is where it is looked for, and joined once", () => {
  const sheets = Object.values(STYLE_GROUPS).flat();
  expect(sheets.filter((sheet) => !existsSync(join(APP, `${sheet}.css`)))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
});
