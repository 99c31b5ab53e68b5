import { expect, test } from "vitest";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { readPlainQuery } from "./plain-query.ts";

function read(text: string) {
  const { parts, rules, first, asWell, like } = readPlainQuery(text, REVIEWED_THEMES);
  return { chips: parts.map(({ label }) => label), rules, first, asWell, like };
}

test("beside another wish, the season of a birth only comes first", () => {
  expect(read("irish girl name due in october")).toMatchObject({
    chips: ["Irish", "Girls", "Autumn first"],
    rules: { origins: ["Irish"], themes: [] },
    first: [{ themes: ["autumn"] }],
  });
  expect(read("italian names for a december baby").chips).toContain("Winter and Christmas first");
  expect(read("names for a december baby")).toMatchObject({ rules: { themes: ["winter"] }, first: [] });
});

test("letters joined by “and” must all be in a name, those joined by “or” one of them", () => {
  expect(read("girl names with the letters l and y")).toMatchObject({
    chips: ["Girls", "Contains l and y"],
    rules: { contains: ["l"] },
    asWell: [{ contains: ["y"] }],
  });
  expect(read("girl names with the letters q or x")).toMatchObject({
    rules: { contains: ["q", "x"] },
    asWell: [],
  });
});

test("things in the plural are no names that are liked", () => {
  expect(read("names for girls like cities").like).toEqual([]);
  expect(read("names like Iris").like).toEqual(["iris"]);
});

test.for([
  ["names hardly anyone has but people know", "Rare but known"],
  ["names that blew up recently", "Rising"],
  ["boy names that americans can say", "Known here first"],
  ["what were girls called in 1915", "Popular in 1915"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});

test.for([
  ["what was popular when i was born in 1992", "Popular in 1992"],
  ["names that were popular before 1950 but not now", "Popular before 1950"],
  ["boy names popular after the 80s", "Popular after the 1980s"],
  ["middle of the road popularity girl names", "Middling popularity"],
  ["names only a few babies got last year", "Very few babies (20 at most)"],
  ["girl name its too popular now", "Not popular"],
  ["girl names that are too popular", "Popular (top 200)"],
  ["girl name first letter k last letter e", "Ends with e"],
  ["names with a and z in them", "Contains a and z"],
  ["names that are the same in a mirror", "Palindrome"],
  ["mom names from the seventies", "Girls"],
  ["my son is now my daughter and needs a name", "Girls"],
  ["names for a half black half filipino baby", "Black"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});

test("whoever are named in a question of a year say the sex", () => {
  expect(read("what did people name their daughters in the 60s").rules.gender).toBe("girl");
  expect(read("what were boys named in 1910").rules.gender).toBe("boy");
});

test("a sentence goes on behind a name that is liked", () => {
  expect(read("if you like Juniper you'll love").like).toEqual(["juniper"]);
});

test("names that sound like those of another home are of both", () => {
  expect(read("muslim girl names that sound american").asWell).toHaveLength(1);
});

test.for([
  ["names for people who are 40 now", "Popular in 1983–1987"],
  ["names that jumped the most this year", "Rising"],
  ["boy names thats not on everyone's list", "Not popular"],
  ["the second most popular girl name", "Number 2"],
  ["between top 50 and top 150 girls", "Rank 51 to 150"],
  ["boy name _ _ x", "Ends with x, 3 letters"],
  ["names that end with the same letter they start with", "Starts and ends the same"],
  ["neutral names that start with s", "Unisex"],
  ["meaning of strength and courage boy", "Means strength and courage"],
  ["a name thats also nature", "Nature"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});

test("what people do with names says for whom", () => {
  expect(read("what are most people naming their sons").rules.gender).toBe("boy");
});

test("what somebody loves, or what a name shall sound like, is no theme and no name", () => {
  expect(read("i love names for girls").chips).toEqual(["Girls"]);
  expect(read("love names for girls").chips).toContain("Love and friendship");
  expect(readPlainQuery("names that sound like a lawyer", REVIEWED_THEMES).isAside).toBe(false);
});

test.for([
  ["filipina baby names", "Filipina"],
  ["names for our chinese american daughter", "Girls"],
  ["names 30 years ago", "Popular in 1993–1997"],
  ["boy names in the 300s for popularity", "Rank 300 to 399"],
  ["names given to fewer than 50 girls", "Fewer than 50 babies"],
  ["almost extinct girl names", "Out of use"],
  ["names with the meaning of new life", "Means new life"],
  ["names that have ie at the end", "Ends with ie"],
  ["baby name my toddler can pronounce", "Known here first"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});

test("a boy is no letters of a name, and people are no name", () => {
  expect(read("we are having a boy in the summer").chips).not.toContain("Contains boy");
  expect(read("names like people had in 1890").like).toEqual([]);
});

test("words for women say the sex", () => {
  expect(read("filipina baby names").rules.gender).toBe("girl");
});

test("who lives in another country has two homes", () => {
  expect(read("we are indian but live in the uk want a boy name").asWell).toHaveLength(1);
});

test("what our last name begins with is no wish for the first", () => {
  expect(read("no s names because our last name starts with s").chips).toEqual(["Not starting with s"]);
  expect(read("last names that start with s as first names").chips).toContain("Starts with s");
});

test.for([
  ["rank 10 to 30 boys", "Rank 10 to 30"],
  ["girl names not many people have", "Rare (rarer than 1 in 2,000)"],
  ["names that start with a b or a d boy", "Starts with b or d"],
  ["names that scream summer", "Summer"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});
