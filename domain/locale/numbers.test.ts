import { expect, test } from "vitest";
import { LOCALE } from "./locale.ts";
import { formatDecimal } from "./decimals.ts";
import { formatCount } from "./numbers.ts";
import { formatPercent } from "./percent.ts";
import { plural } from "./plural.ts";
import { formatUnit } from "./units.ts";

test("a count is written without a formatter as the formatter writes it", () => {
  const slow = new Intl.NumberFormat(LOCALE);
  const whole = [0, 7, 999, 1000, 1001, 12_345, 100_000, 999_999, 1_000_000, 12_005_678, 12_345_678];
  const others = [1.5, 3930.9, 1234.5678, 0.0005, 1e-7, 1.5e-7, 1e21, Number.MAX_SAFE_INTEGER, Infinity];
  for (const count of [...whole, ...others, -5, -12_345, -0.25])
    expect(formatCount(count)).toBe(slow.format(count));
});

test("decimals, at most and at least so many", () => {
  expect(formatDecimal(1234.5678, 3)).toBe("1,234.568");
  expect([formatDecimal(7, 1, 1), formatDecimal(7, 1)]).toEqual(["7.0", "7"]);
  expect(formatPercent(0.423)).toBe("42%");
});

test("units with their signs; thousands stay together", () => {
  expect([formatUnit(7.3, "kg", 3), formatUnit(7300, "g", 0), formatUnit(25.9, "in", 1)]).toEqual([
    "7.3 kg",
    "7300 g",
    "25.9 in",
  ]);
  expect(`${formatUnit(16, "lb", 0)} ${formatUnit(1.5, "oz", 1)}`).toBe("16 lb 1.5 oz");
});

test("one of something, and any other number of it", () => {
  const NAMES = { one: "1 name", many: "{count} names" };
  expect([0, 1, 2, 12_345].map((count) => plural(count, NAMES))).toEqual([
    "0 names",
    "1 name",
    "2 names",
    "12,345 names",
  ]);
});
