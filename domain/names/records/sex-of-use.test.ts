import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { mainSex, recordedSexOfUse, sexOfUse } from "./sex-of-use.ts";

test("from 30 % of the other sex on, a name is unisex", () => {
  expect(sexOfUse(70, 30)).toBe("unisex");
  expect(sexOfUse(30, 70)).toBe("unisex");
  expect(sexOfUse(50, 50)).toBe("unisex");
  expect(sexOfUse(7001, 2999)).toBe("girl");
  expect(sexOfUse(2999, 7001)).toBe("boy");
  expect(sexOfUse(5, 0)).toBe("girl");
});

const records = recordsByHand(1990, 2019, {
  Ashley: { F: [...years(20, 5), ...years(10, 80)], M: years(20, 100) },
  Doris: { F: years(5, 60), M: years(5, 40) },
  Marion: { F: [...years(20, 0), ...years(10, 6)], M: [...years(20, 90), ...years(10, 7)] },
  Wanda: { F: years(8, 9) },
});
const of = (name: string) => recordedSexOfUse(records, records.indexOf(name));

test("the last ten years decide, whatever was before", () => {
  expect(of("Ashley")).toBe("girl");
});

test("a name that nobody was given for ten years is judged by all its years", () => {
  expect(of("Wanda")).toBe("girl");
  expect(of("Doris")).toBe("unisex");
});

test("the main sex is that of the use, and for unisex the one with more births of late", () => {
  const main = (name: string) => mainSex(records, records.indexOf(name), of(name));
  expect(main("Ashley")).toBe("F");
  expect(of("Marion")).toBe("unisex");
  expect(main("Marion")).toBe("M");
});

test("a sex without births is never the main one, unless there are none at all", () => {
  expect(mainSex(records, records.indexOf("Wanda"), "boy")).toBe("F");
  expect(mainSex(records, -1, "boy")).toBe("M");
});
