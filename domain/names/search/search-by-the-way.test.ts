import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labelsOf = (text: string) => ask(text).understood.map(({ label }) => label);

test.each([
  ["southern belle names", ["The American South"], "girl"],
  ["names that used to be popular", ["Once popular"], "all"],
  ["names everyone is using", ["Popular (top 200)"], "all"],
  ["no trendy names", ["Not popular"], "all"],
  ["twin names for a boy and girl", ["Twins", "Boys and girls"], "all"],
  ["names from lord of the rings", ["Tolkien"], "all"],
  ["game of thrones names", ["Game of Thrones"], "all"],
  ["names of the prophets in quran", ["The Quran"], "all"],
  ["names of apostles", ["Apostles"], "all"],
  ["names of american cities", ["Places"], "all"],
  ["names that mean new beginning after a hard year", ["Life and new beginnings"], "all"],
] as const)("understood: %s", (text, labels, sex) => {
  expect(labelsOf(text)).toEqual(labels);
  const genders = new Set(ask(text).names.map(({ id }) => book.summary(id)?.gender));
  expect(genders.has("boy")).toBe(sex === "all");
});

test.each([
  ["names with no r or l because grandma cant say them", "Vintage", ["grandma"]],
  ["jewish boy names after grandfather", "Vintage", ["grandfather"]],
  ["polish boy names that arent hard", "Not: Hard sounds", []],
  ["easy to say in spanish and english girl names", "English", ["spanish", "english"]],
])("said by the way, and told: %s", (text, label, told) => {
  expect(labelsOf(text)).not.toContain(label);
  expect(ask(text).notUnderstood).toEqual(told);
});

test("what is easy to say is what has been met here: such names come first, and no other is left out", () => {
  const { understood, names } = ask("korean girl names easy to say in english");
  expect(understood.map(({ label }) => label)).toContain("Known here first");
  const [easy, all] = [names, ask("korean girl names").names].map((hits) => hits.map(({ id }) => id));
  expect(easy?.slice(0, 4)).toEqual(expect.arrayContaining(["mina", "hana", "yuna"]));
  expect(easy?.toSorted()).toEqual(all?.toSorted());
});

test("what no list holds is answered with what comes near it", () => {
  const offered = (text: string) => ask(text).instead.map(({ label }) => label);
  expect(offered("sunset names")).toEqual(["Night", "Dawn and day"]);
  expect(offered("unique")).toEqual(["Rare", "Rare but known"]);
  expect(labelsOf("cool")).toEqual(["Edgy and rock"]);
  expect(offered("olivia")).toEqual([]);
});

test("a list of names is no question about one", () => {
  expect(labelsOf("names meaning miracle")).toEqual(["Means miracle"]);
  expect(ask("names with accent marks").fact).toBeNull();
  expect(ask("meaning").names).toEqual([]);
});

test.each([
  ["what year was Ashley number 1", "Ashley was number 1 among girls in 1991 to 1992."],
  ["was Siobhan ever number one", "Siobhan was never number 1."],
  ["how common is the name Wren for a boy", "among boys"],
])("figures of what is asked: %s", (text, says) => {
  expect(ask(text).fact?.says).toContain(says);
});

test("names by way of others: liked and rarer, without one, for two children, for a name misspelled", () => {
  expect(labelsOf("names less common than Olivia but like it").toSorted()).toEqual([
    "Less popular than Olivia",
    "Like Olivia",
  ]);
  expect(ask("nicknames for Elizabeth that arent liz").names.map(({ id }) => id)).not.toContain("liz");
  expect(labelsOf("name that goes with brother Leo and sister Mia")).toEqual(["Siblings for Leo and Mia"]);
  expect(ask("names simular to charlott").names.length).toBeGreaterThan(20);
});

test("a rhyme that is only spelled is no rhyme", () => {
  const rhymes = ask("names that rhyme with Lily").names.map(({ id }) => id);
  expect(rhymes.slice(0, 3)).toEqual(["millie", "billie", "billy"]);
  expect(rhymes).not.toContain("wiley");
});
