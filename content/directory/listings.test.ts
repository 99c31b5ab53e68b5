import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATEGORIES, STATES } from "#domain/directory/choices.ts";
import { CRISIS_LINES } from "./crisis-lines.ts";
import { LISTINGS } from "./listings.ts";

const NATIONAL = LISTINGS.filter(({ type }) => type === "national");
const ABROAD = LISTINGS.filter(({ location }) => location?.state === "International");
const STATEWIDE = LISTINGS.filter(
  ({ type, location }) => type === "local" && location?.state !== "International",
);

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

test("there are 98 entries: 10 national, then 72 in the states, then 16 abroad", () => {
  expect(LISTINGS.map(({ id }) => id)).toEqual(Array.from({ length: 98 }, (_, place) => place + 1));
  expect(NATIONAL.map(({ id }) => id)).toEqual(LISTINGS.slice(0, 10).map(({ id }) => id));
  expect(STATEWIDE.map(({ id }) => id)).toEqual(LISTINGS.slice(10, 82).map(({ id }) => id));
  expect(ABROAD.map(({ id }) => id)).toEqual(LISTINGS.slice(82).map(({ id }) => id));
});

test("national entries have no location and serve each category once", () => {
  expect(NATIONAL.filter(({ location }) => location !== undefined)).toEqual([]);
  expect(new Set(NATIONAL.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
});

test("every state has an entry, and they stand in alphabetical order", () => {
  const states = STATEWIDE.map(({ location }) => location?.state);
  expect([...new Set(states)]).toEqual([...STATES]);
});

test("the countries of the note are all there, each named in a description", () => {
  const said = ABROAD.map(({ description }) => description).join("\n");
  for (const country of [
    "Canada",
    "United Kingdom",
    "Australia",
    "New Zealand",
    "Ireland",
    "Germany",
    "Japan",
    "Netherlands",
    "France",
    "Sweden",
  ]) {
    expect(said).toContain(country);
  }
  expect(ABROAD.slice(-2).map(({ name }) => name)).toEqual([
    "La Leche League International",
    "UNICEF Parenting",
  ]);
});

test("every category is well filled", () => {
  expect(Object.fromEntries(countBy(LISTINGS.map(({ category }) => category)))).toEqual({
    "New Parent Support Groups": 10,
    "Postpartum Support": 10,
    "Breastfeeding Support": 12,
    "Child Development": 11,
    "Pediatric Care": 11,
    "Mental Health": 9,
    "Family Services": 7,
    "Education & Classes": 7,
    "Emergency Resources": 9,
    "Special Needs Support": 12,
  });
});

test("names and descriptions are each their own, the latter of 25 to 60 words", () => {
  expect(new Set(LISTINGS.map(({ name }) => name)).size).toBe(98);
  expect(new Set(LISTINGS.map(({ description }) => description)).size).toBe(98);
  const words = (text: string): number => text.split(/\s+/).length;
  expect(LISTINGS.filter(({ description }) => words(description) < 25 || words(description) > 60)).toEqual(
    [],
  );
});

test("no two descriptions begin with the same three words", () => {
  const openings = LISTINGS.map(({ description }) => description.split(" ", 3).join(" "));
  expect([...countBy(openings)].filter(([, count]) => count > 1)).toEqual([]);
});

test("our own words have curly apostrophes", () => {
  const texts = [
    ...LISTINGS.flatMap(({ name, description, services }) => [name, description, ...services]),
    ...CRISIS_LINES.flatMap(({ name, note }) => [name, note]),
  ];
  expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
});

test("each entry names three to five services and its ages", () => {
  expect(LISTINGS.filter(({ services }) => services.length < 3 || services.length > 5)).toEqual([]);
  expect(LISTINGS.filter(({ ageGroups }) => ageGroups.length === 0)).toEqual([]);
  expect(LISTINGS.filter(({ ageGroups }) => ageGroups.includes("All Ages") && ageGroups.length > 1)).toEqual(
    [],
  );
});

test("each website is on https and on a host of its own", () => {
  const hosts = LISTINGS.map(({ contact }) => new URL(contact.website ?? "").host);
  expect(LISTINGS.filter(({ contact }) => !contact.website?.startsWith("https://"))).toEqual([]);
  expect(new Set(hosts).size).toBe(98);
});

const TOLL_FREE = /^1-8(00|33|44|55|66|77|88)-\d{3}-\d{4}$/;
const ORDINARY = /^(?!8(00|33|44|55|66|77|88))[2-9]\d{2}-[2-9]\d{2}-\d{4}$/;
const COUNTRY_CODES = ["+1 ", "+44 ", "+49 ", "+61 ", "+64 ", "+81 "];

test("phone numbers are well formed", () => {
  for (const { contact } of [...NATIONAL, ...STATEWIDE]) {
    if (contact.phone === undefined || contact.phone === "211") continue;
    expect(contact.phone).toMatch(contact.phone.startsWith("1-") ? TOLL_FREE : ORDINARY);
  }
  for (const { contact } of ABROAD) {
    if (contact.phone === undefined) continue;
    expect(COUNTRY_CODES.some((code) => contact.phone?.startsWith(code))).toBe(true);
    expect(contact.phone).toMatch(/^\+\d{1,2} [\d -]+\d$/);
  }
});

test("only the nationwide poison number stands at more than one entry", () => {
  const phones = LISTINGS.flatMap(({ contact }) => contact.phone ?? []);
  expect([...countBy(phones)].filter(([, count]) => count > 1)).toEqual([["1-800-222-1222", 3]]);
});

test("exactly one entry gives an email address", () => {
  expect(LISTINGS.flatMap(({ contact }) => contact.email ?? [])).toEqual(["poem@mhaohio.org"]);
});

/** The rows of evidence.md: id, name, trust in the entry, trust in its phone. */
const EVIDENCE = readFileSync(new URL("evidence.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^\|\s+\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("each entry agrees with its evidence: verified by a strong source, no phone without one", () => {
  expect(
    EVIDENCE.map(([, id, name, entry, phone]) => ({
      id: Number(id),
      name,
      verified: entry === "high",
      phone: phone === "high" || phone === "second source",
    })),
  ).toEqual(
    LISTINGS.map(({ id, name, verified, contact }) => ({
      id,
      name,
      verified,
      phone: contact.phone !== undefined,
    })),
  );
});

test("each entry says in which month it was checked", () => {
  expect(LISTINGS.filter(({ checkedOn }) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(checkedOn))).toEqual([]);
});

test("the crisis lines are the six that help at once, and dial what they show", () => {
  expect(CRISIS_LINES.map(({ number, tel }) => [number, tel])).toEqual([
    ["911", "tel:911"],
    ["988", "tel:988"],
    ["1-833-TLC-MAMA (1-833-852-6262)", "tel:+18338526262"],
    ["1-800-944-4773", "tel:+18009444773"],
    ["1-800-799-SAFE (1-800-799-7233)", "tel:+18007997233"],
    ["1-800-222-1222", "tel:+18002221222"],
  ]);
});

test("the letters of 1-833-TLC-MAMA and 1-800-799-SAFE spell their digits", () => {
  const keypad = "22233344455566677778889999";
  const digitsOf = (letters: string) =>
    letters.replaceAll(/./g, (letter) => keypad.charAt(letter.charCodeAt(0) - 65));
  expect(digitsOf("TLCMAMA")).toBe("8526262");
  expect(digitsOf("SAFE")).toBe("7233");
});
