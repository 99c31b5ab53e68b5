import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";
import { inStandardUnit, sayAmount, type Unit } from "./units.ts";

const amount = (value: number, unit: Unit, ounces = 0) => inStandardUnit({ value, unit, ounces });

test("figures are read as people write them", () => {
  expect(readNumber(" 7.3 ")).toBe(7.3);
  expect(readNumber("7,3")).toBe(7.3);
  expect(readNumber("8,023")).toBe(8023);
  expect(readNumber("8 023")).toBe(8023);
  expect(readNumber(".5")).toBe(0.5);
  for (const text of ["", "-3", "7.3.1", "seven", "1e3", "7/8"]) expect(readNumber(text)).toBeNull();
});

test("units come out in kilograms and centimeters", () => {
  expect(amount(7300, "g")).toBe(7.3);
  expect(amount(16, "lb", 1.5)).toBe(7.3);
  expect(amount(28, "in")).toBe(71.12);
  expect(amount(71.12, "cm")).toBe(71.12);
});

test("a measurement is said in the unit that was chosen", () => {
  expect(sayAmount(7.3, "kg")).toBe("7.3 kg");
  expect(sayAmount(7.3, "g")).toBe("7300 g");
  expect(sayAmount(7.3, "lb")).toBe("16 lb 1.5 oz");
  expect(sayAmount(3.6285, "lb")).toBe("8 lb 0 oz");
  expect(sayAmount(71.12, "in")).toBe("28 in");
  expect(sayAmount(71.12, "cm")).toBe("71.1 cm");
});
