import { expect, test } from "vitest";
import { pushApart } from "./push-apart.ts";

const bounds = { top: 0, bottom: 300 };

test("heights that are far enough apart stay", () => {
  expect(pushApart([200, 20, 100], 18, bounds)).toEqual([200, 20, 100]);
});

test("heights that crowd stand around their mean, in their order", () => {
  expect(pushApart([100, 104], 18, bounds)).toEqual([93, 111]);
  expect(pushApart([104, 100, 102], 18, bounds)).toEqual([120, 84, 102]);
});

test("nothing leaves the bounds while there is room", () => {
  expect(pushApart([299, 300, 298], 18, bounds)).toEqual([282, 300, 264]);
  expect(pushApart([1, 0], 18, bounds)).toEqual([18, 0]);
});

test("eight labels at one height are 18 pixels apart", () => {
  const pushed = pushApart(
    Array.from({ length: 8 }, () => 290),
    18,
    bounds,
  );
  expect(pushed).toEqual([174, 192, 210, 228, 246, 264, 282, 300]);
});
