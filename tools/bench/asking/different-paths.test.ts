import { expect, test } from "vitest";
import { differentPaths, eachOnce } from "./different-paths.ts";

const KINDS = differentPaths(["ada", "bea", "cleo"]);

test("no path is given twice, over several calls", () => {
  const next = eachOnce(KINDS.browse);
  const paths = [...next(2_000), ...next(2_000)];
  expect(new Set(paths).size).toBe(4_000);
});

test("who asks for more than there are is told so", () => {
  const next = eachOnce(KINDS.home);
  expect(next(3).toSorted()).toEqual(["/?q=ada", "/?q=bea", "/?q=cleo"]);
  expect(() => next(1)).toThrow("no more different home searches");
});
