import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { whyText } from "#domain/names/search/why.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const genderOf = (id: string) => book.summary(id)?.gender;

// One of the names must stand among the first eight.
const FOUND: readonly (readonly [text: string, names: string])[] = [
  ["nicknames for elizabeth", "beth liz eliza"],
  ["nickname for william", "will bill"],
  ["benjamin nicknames", "ben"],
  ["nicknam for isabella", "bella izzy"],
  ["short for josephine", "jo josie"],
  ["short for ellie", "eleanor elizabeth"],
  ["what is liz short for", "elizabeth"],
  ["bea is short for what", "beatrice beatrix"],
  ["names with nickname nell", "eleanor helen"],
  ["nickname nell", "eleanor helen"],
  ["names that nickname to charlie", "charlotte charles"],
  ["names that shorten to max", "maxwell maximilian"],
  ["full name for teddy", "theodore edward"],
  ["full names for the nickname ellie", "eleanor elizabeth"],
  ["nickname bea full name", "beatrice beatrix"],
  ["names similar in style to hazel", "opal violet olive"],
  ["what can i call margaret", "maggie meg"],
  ["rhymes with kate", "nate tate"],
  ["names that rhyme with aiden", "jayden brayden"],
  ["rymes with jane", "zane lane"],
  ["what rhymes with luna", "yuna"],
  ["greek names that rhyme with tina", "athena selena"],
  ["sounds like sean", "shawn"],
  ["feminine version of joseph", "josephine"],
  ["male version of olivia", "oliver"],
  ["boy version of charlotte", "charles"],
  ["girl version of oliver", "olive olivia"],
  ["feminine of paul", "paula pauline"],
  ["masculine form of victoria", "victor"],
  ["other spellings of catherine", "katherine kathryn"],
  ["different ways to spell haley", "hailey hayley"],
  ["caitlin spelling variations", "kaitlyn katelyn"],
  ["how do you spell siobahn", "siobhan"],
  ["spanish version of william", "guillermo"],
  ["john in french", "jean"],
  ["how do you say james in irish", "seamus"],
  ["italian form of joseph", "giuseppe"],
  ["names that mean star and rhyme with ella", "stella estella"],
];

test.for(FOUND)("%s", ([text, names]) => {
  const { names: found, understood } = ask(text);
  const first = new Set(found.slice(0, 8).map(({ id }) => id));
  expect(names.split(" ").filter((name) => first.has(name))).not.toEqual([]);
  expect(understood.map(({ kind }) => kind)).toContain("relation");
});

test.for(["full names for the nickname ellie", "nickname bea full name"])(
  "all of it is one wish: %s",
  (text) => {
    expect(ask(text).understood.map(({ kind }) => kind)).toEqual(["relation"]);
  },
);

// So many names at least, all of one sex of use, none of those forbidden, with chips of these kinds.
const GOOD: readonly (readonly [text: string, gender: string, never: string, kinds: string])[] = [
  ["sister names for violet", "girl", "violet viola violeta", "relation"],
  ["brother for theodore", "boy", "theodore theo teddy thaddeus", "relation"],
  ["girl names to go with brother named leo", "girl", "leo leona", "relation"],
  ["3 syllable sister names for clara", "girl", "clara claire clarissa", "pattern relation"],
  ["boy twin names to match noah", "boy", "noah nolan", "sex relation"],
  ["bothers names for luca", "boy", "luca lucas luke", "relation"],
  ["middle names for nora", "girl", "nora norah honora", "relation"],
  ["middle name for james that starts with a", "boy", "james", "relation pattern"],
  ["irish middle names for liam", "boy", "liam william", "origin relation"],
  ["middle name to go with aurora rose", "girl", "aurora rose ava", "relation"],
  ["names like olivia but rarer", "girl", "olivia", "relation popularity"],
  ["less popular names like emma", "girl", "emma olivia", "popularity relation"],
  ["rarer alternatives to sophia", "girl", "sophia olivia emma", "popularity relation"],
  ["like alexander but shorter", "boy", "alexander", "relation pattern"],
  ["less popular than mason", "boy", "mason liam noah", "relation"],
  ["names more popular than luna", "girl", "luna", "relation"],
  ["boy names longer than jack", "boy", "jack liam", "sex relation"],
  ["as popular as hazel", "girl", "hazel olivia", "relation"],
];

test.for(GOOD)("%s", ([text, gender, never, kinds]) => {
  const { names, understood } = ask(text);
  expect(names.length).toBeGreaterThanOrEqual(5);
  const ten = names.slice(0, 10).map(({ id }) => id);
  expect(ten.filter((id) => genderOf(id) !== gender)).toEqual([]);
  expect(never.split(" ").filter((id) => ten.includes(id))).toEqual([]);
  expect(understood.map(({ kind }) => kind)).toEqual(kinds.split(" "));
  for (const { from, to } of understood) expect(from).toBeLessThan(to);
});

test("siblings of no sex are girls and boys in turn; several children are all kept apart", () => {
  const genders = ask("siblings for hazel and oliver")
    .names.slice(0, 6)
    .map(({ id }) => genderOf(id));
  expect(new Set(genders)).toEqual(new Set(["girl", "boy"]));
  const ids = ask("sibling names for maeve and finn").names.map(({ id }) => id);
  expect(ids.filter((id) => /^(?:maev|finn|fin$)/.test(id))).toEqual([]);
});

test("each name has a reason that says how it stands to the one that was given", () => {
  const reason = (text: string) => ask(text).names[0]?.why;
  const says = (text: string) => {
    const why = reason(text);
    return why === undefined ? "" : whyText(why);
  };
  expect(says("nicknames for elizabeth")).toBe("nickname of Elizabeth");
  expect(says("names with nickname nell")).toBe("Nell is short for it");
  expect(says("rhymes with jane")).toBe("rhymes with Jane");
  expect(says("feminine of paul")).toBe("feminine form of Paul");
  expect(says("less popular than mason")).toBe("less popular than Mason");
});

test.for([
  "middle names",
  "nickname ideas",
  "twin names",
  "sibling rivalry books",
  "short for time",
  "short names for boys",
])("no relation without a name: %s", (text) => {
  expect(ask(text).understood.map(({ kind }) => kind)).not.toContain("relation");
});
