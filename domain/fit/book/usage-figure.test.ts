import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { babiesAYear, usageFigure } from "./usage-figure.ts";

const records = recordsByHand(2016, 2025, {
  Avery: { F: [...years(5, 9000), ...years(5, 100)], M: years(10, 52) },
  Liam: { M: years(10, 20_449) },
  Olwen: { F: [...years(9, 0), 21] },
  Thisbe: { F: [...years(6, 0), 7, 9, 0, 10] },
});
const figure = (name: string) => usageFigure(records, records.indexOf(name));

test("girls and boys of the last five years are counted together, to two digits", () => {
  expect(figure("Avery")).toBe("150");
  expect(figure("Liam")).toBe("20000");
});

test("a year that is unpublished adds none, and fewer than five a year are told as none", () => {
  expect(figure("Thisbe")).toBe("5");
  expect(figure("Olwen")).toBe("0");
});

test("they are held against all babies whose names are published in these years", () => {
  expect(babiesAYear(records)).toBe(152 + 20_449 + Math.round((21 + 26) / 5));
});
