import { expect, test } from "vitest";
import { twoFigures } from "./two-figures.ts";

test("no more than two figures are told, and no parts of one", () => {
  expect([1276.5, 1250, 327.4, 99.6, 93.2, 82.6, 9.5, 1.2].map(twoFigures)).toEqual([
    1300, 1300, 330, 100, 93, 83, 10, 1,
  ]);
});
