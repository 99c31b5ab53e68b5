import { describe, expect, test } from "vitest";
import { readWrittenAmount } from "./written-amount.ts";

describe("A figure on paper", () => {
  test.each([
    ["weight", "5.4 kg", "5.4", "", "kg"],
    ["weight", "5,4kg", "5,4", "", "kg"],
    ["weight", "5400 g", "5400", "", "g"],
    ["weight", "12 lb 3 oz", "12", "3", "lb"],
    ["weight", "12lbs, 3.5 oz.", "12", "3.5", "lb"],
    ["weight", "12 pounds and 3 ounces", "12", "3", "lb"],
    ["weight", "12 lb 3", "12", "3", "lb"],
    ["weight", "12 lb 3 1/2 oz", "12", "3.5", "lb"],
    ["weight", "12.2 lb", "12.2", "", "lb"],
    ["weight", "98 oz", "6", "2", "lb"],
    ["weight", "7.3", "7.3", "", null],
    ["length", "60 cm", "60", "", "cm"],
    ["length", "23 ½ in", "23.5", "", "in"],
    ["length", '23 1/4"', "23.25", "", "in"],
    ["head", "16 inches", "16", "", "in"],
    ["head", " 40.5 ", "40.5", "", null],
  ] as const)("%s %s", (measure, text, figure, ounces, unit) => {
    expect(readWrittenAmount(measure, text)).toEqual({ figure, ounces, unit });
  });

  test("that is none, or in a unit of something else, comes back as it is", () => {
    for (const text of ["not weighed", "12 kg 3 oz", "60 cm", "1 2 3", "5.4 stone", ""])
      expect(readWrittenAmount("weight", text)).toEqual({ figure: text, ounces: "", unit: null });
    expect(readWrittenAmount("length", "5.4 kg")).toEqual({ figure: "5.4 kg", ounces: "", unit: null });
  });
});
