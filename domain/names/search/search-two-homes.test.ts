import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const entries = new Map(COLLECTION.map((entry) => [foldName(entry.name), entry]));

function homesOf(id: string): readonly string[] {
  const { origin = "Unknown", alsoFrom = [], usedIn = [] } = entries.get(id) ?? {};
  return [origin, ...alsoFrom, ...usedIn];
}

test.each([
  ["half mexican half irish baby", ["Spanish", "Nahuatl"], ["Irish"]],
  ["names that work in both english and french", ["English"], ["French"]],
  ["we are italian and polish need a girl name", ["Italian"], ["Polish"]],
  ["my husband is german and im japanese", ["German"], ["Japanese"]],
  ["half japanese half american girl name", ["Japanese"], ["Modern American", "English"]],
] as const)("of both at once: %s", (text, one, other) => {
  const { names, understood } = ask(text);
  expect(understood.filter(({ kind }) => kind === "origin")).toHaveLength(2);
  expect(names.length).toBeGreaterThan(2);
  for (const { id } of names) {
    for (const origins of [new Set<string>(one), new Set<string>(other)])
      expect(
        homesOf(id).some((home) => origins.has(home)),
        `${id} is of ${[...origins].join()}`,
      ).toBe(true);
  }
});

test("of one or the other, where nothing says that both are meant", () => {
  for (const text of ["irish and italian names", "irish names or italian names for my girl"]) {
    const { names } = ask(text);
    expect(names, text).toHaveLength(50);
    expect(
      names.some(({ id }) => !homesOf(id).includes("Irish")),
      text,
    ).toBe(true);
  }
});

test("without a name of both, names are of the one or the other in turn, and the chips say so", () => {
  const { names, understood } = ask("half korean half greek boy names");
  expect(understood.map(({ label }) => label)).toEqual(["Korean", "Or Greek", "Boys"]);
  expect(understood[0]?.rule).toContain("No name here is at home in both");
  const homes = names.slice(0, 4).map(({ id }) => homesOf(id));
  expect(homes.filter((of) => of.includes("Korean"))).toHaveLength(2);
  expect(homes.filter((of) => of.includes("Greek"))).toHaveLength(2);
});

test.each([
  ["name that means the same as Luna", "selena"],
  ["boy names with the same meaning as Theodore", "nathaniel"],
  ["names that mean the same thing as Zoe", "eve"],
])("of the same meaning: %s", (text, name) => {
  const { names, understood, fact } = ask(text);
  expect(fact).toBeNull();
  expect(understood[0]?.label).toMatch(/^(?:Boys|Means the same as )/);
  expect(names.slice(0, 10).map(({ id }) => id)).toContain(name);
});

test.each([
  ["boy name meaning answered prayer", "samuel"],
  ["blessing from god", "theodore"],
  ["name meaning long awaited child", "desiree"],
])("a meaning of several words: %s", (text, name) => {
  expect(
    ask(text)
      .names.slice(0, 5)
      .map(({ id }) => id),
  ).toContain(name);
});

test.each([
  ["girl names from genesis", "Genesis", "sarah", "noah"],
  ["names in the book of ruth", "Judges and Ruth", "naomi", "sarah"],
  ["prophets names", "Prophets", "isaiah", "noah"],
  ["colonial american names", "Colonial America", "priscilla", "jayden"],
])("a book or a time that a list holds: %s", (text, label, name, other) => {
  const { names, understood } = ask(text);
  const ids = names.map(({ id }) => id);
  expect(understood.map((chip) => chip.label)).toContain(label);
  expect(ids).toContain(name);
  expect(ids).not.toContain(other);
});

test("a book that no list holds is told, and is neither literature nor a name", () => {
  for (const text of ["names in the book of esther", "names from psalms"]) {
    const { names, fact, notUnderstood } = ask(text);
    expect([names, fact], text).toEqual([[], null]);
    expect(notUnderstood.length, text).toBeGreaterThan(0);
  }
});

test("the first of some initials; letters and names in the alphabet", () => {
  const firsts = (text: string) => new Set(ask(text).names.map(({ id }) => id.slice(0, 1)));
  expect(firsts("girl names with the initials JMR")).toEqual(new Set(["j"]));
  expect(firsts("same initials as dad A.J.")).toEqual(new Set(["a"]));
  expect(firsts("names starting a-c")).toEqual(new Set(["a", "b", "c"]));
  const between = ask("boy names alphabetically between Liam and Mason").names.map(({ id }) => id);
  expect(between.length).toBeGreaterThan(20);
  expect(between.filter((id) => id < "liam" || (id > "mason" && !id.startsWith("mason")))).toEqual([]);
});

test("of a meaning of several words, what says little by itself finds nothing", () => {
  const ids = ask("names meaning my little star").names.map(({ id }) => id);
  expect(ids[0]).toBe("stella");
  expect(ids).not.toContain("logan");
  expect(ask("boy names that mean son of god").names).toEqual([]);
});

test("between two names in popularity", () => {
  for (const text of [
    "less popular than Oliver but more popular than Otis",
    "boy names between Oliver and Otis in popularity",
  ]) {
    const { names, understood } = ask(text);
    expect(
      understood.map(({ label }) => label),
      text,
    ).toContain("In popularity between Oliver and Otis");
    expect(names[0]?.id, text).toBe("theodore");
  }
});

test("who suggests is no part of a wish; a year before the records is told", () => {
  expect(ask("can someone suggest a strong boys name").understood.map(({ label }) => label)).toContain(
    "Strong",
  );
  expect(ask("names from 1776")).toMatchObject({ names: [], notUnderstood: ["1776"] });
});

test("lists that are not made", () => {
  for (const text of ["names like adolf", "slave names", "gay names for boys"])
    expect(ask(text).care, text).toBe("mockery");
  expect(ask("names for gay dads baby girl").care).toBeNull();
  expect(ask("i want to give my baby away").care).toBe("crisis");
  expect(ask("i want to give my daughter a strong name").care).toBeNull();
});
