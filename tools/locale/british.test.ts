import { expect, test } from "vitest";
import { americanIn, inBritish } from "./british.ts";

test("words are said as British English has them, with their capital", () => {
  expect(inBritish("Diapers go beside the crib. Ask your pediatrician’s office.")).toBe(
    "Nappies go beside the cot. Ask your doctor’s office.",
  );
});

test("part of a word, a name and an address are no words", () => {
  for (const text of [
    "Described by the Centers for Disease Control and Prevention",
    "https://www.healthychildren.org/baby/diapers-clothing/",
    "[a guide](/baby-safety#crib) or [this one](#check-a-crib)",
    "/templates/diaper",
    "Save {color} as {program}",
    "mailto:program@example.org",
  ])
    expect(inBritish(text)).toBe(text);
});

test("days are said in their order, and figures in metric units", () => {
  expect(inBritish("Last updated: August 18, 2025")).toBe("Last updated: 18 August 2025");
  expect(inBritish("a temperature of 100.4 F (38 C) or higher")).toBe("a temperature of 38 °C or higher");
});

test("numbers to call are those of the country", () => {
  expect(inBritish("call 911 with the phone on speaker")).toBe("call 999 with the phone on speaker");
  expect(inBritish("tel:911")).toBe("tel:999");
  expect(inBritish("article/911711")).toBe("article/911711");
});

test("American words that are left are told", () => {
  expect(americanIn("Toward the crib, past the World Health Organization.")).toEqual(["Toward", "crib"]);
  expect(americanIn("Towards the cot")).toEqual([]);
});
