import { expect, test } from "vitest";
import { babyOn } from "./baby-on.ts";

const LAND = { width: 1450, height: 240 };
const years = (last: readonly number[]) => [...Array.from({ length: 126 }, () => 231), ...last];
const flat = (height: number) => years(Array.from({ length: 20 }, () => height));

test("it stands upright on level ground, and leans as the hill does, but not over", () => {
  expect(babyOn(flat(180), LAND)).toEqual({ bottom: "60px", transform: "rotate(0deg)" });
  const rising = years(Array.from({ length: 20 }, (_, year) => 220 - 8 * year));
  expect(babyOn(rising, LAND)?.transform).toBe("rotate(-24deg)");
});

test("where it has no room it is not there", () => {
  expect(babyOn(flat(20), LAND)).toBeNull();
  expect(babyOn(flat(180), undefined)).toBeNull();
});
