import { expect, test } from "vitest";
import { createRegression } from "./least-squares.ts";

test("a sum is found from examples, and lost again slowly", () => {
  const regression = createRegression(3, 0.001, [0, 1]);
  expect(regression.predict(Float64Array.of(1, 5, 7))).toBe(5);
  const learn = (of: (a: number, b: number) => number) => {
    for (let at = 0; at < 200; at++) {
      const [a, b] = [at % 7, (at * 3) % 11];
      regression.learn(Float64Array.of(1, a, b), of(a, b), 1);
    }
  };
  learn((a, b) => 2 * a - b + 3);
  expect(regression.predict(Float64Array.of(1, 10, 20))).toBeCloseTo(3, 2);
  regression.fade(0);
  learn((a) => a);
  expect(regression.predict(Float64Array.of(1, 10, 20))).toBeCloseTo(10, 2);
});
