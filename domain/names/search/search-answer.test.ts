import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { withoutPart } from "#domain/names/plain/plain-query.ts";

// Over every name: what a word is beside others is told by the records and the glosses.
const book = openSearchedBook();

function answer(text: string) {
  const { understood, notUnderstood, names, care } = book.answer({ text, rules: NO_RULES });
  const chips = understood.map(({ label, from, to }) => `${label} <${text.slice(from, to)}>`);
  return { chips, left: notUnderstood, ids: names.map(({ id }) => id), care };
}

const mostGiven = answer("baby names").ids;

test("beside wishes, other words decide nothing, and are told", () => {
  const zesty = answer("zesty irish girl names");
  expect(zesty).toMatchObject({ chips: ["Irish <irish>", "Girls <girl>"], left: ["zesty"] });
  expect(zesty.ids).toEqual(answer("irish girl names").ids);
  for (const [text, left] of [
    ["german boy names for a drummer", ["drummer"]],
    ["instagrammable girl names", ["instagrammable"]],
    ["welsh girl names my neighbor hates", ["neighbor", "hates"]],
    ["girl names for a gemini", ["gemini"]],
    ["pretty girl names", ["pretty"]],
    ["best girl name ideas please", []],
    // A name and words of glosses, but in a sentence.
    ["boy names for a future king", ["king"]],
    ["french boy names for a genius", ["genius"]],
    ["girl names that arent too short", []],
    ["korean girl names easy to say in english", []],
    ["portuguese boy names my abuela can pronounce", ["abuela", "pronounce"]],
  ] as const) {
    expect(answer(text).left, text).toEqual(left);
    expect(answer(text).ids.length, text).toBeGreaterThan(9);
  }
});

test("one word is a wish if it is neither a name nor a meaning, and what is denied is left out", () => {
  expect(answer("unisex").chips).toEqual(["Unisex <unisex>"]);
  expect(answer("vintage").chips).toEqual(["Vintage <vintage>"]);
  for (const word of ["star", "royal", "unique", "paris"]) expect(answer(word).chips, word).toEqual([]);
  const { ids } = answer("boy names that are not biblical");
  expect(ids.length).toBeGreaterThan(9);
  for (const id of ["noah", "james", "elijah", "benjamin"]) expect(ids, id).not.toContain(id);
});

test("what is all of the rest is a name or a meaning", () => {
  expect(answer("girl hazel").ids[0]).toBe("hazel");
  expect(answer("boy mary ann").left).toEqual([]);
  expect(answer("wolf names boys").chips).toEqual(["Means wolf <wolf>", "Boys <boys>"]);
  expect(answer("girl names about honey").chips).toEqual(["Girls <girl>", "Means honey <honey>"]);
  // Legend is a name, and not French.
  expect(answer("french boy legend")).toMatchObject({ left: ["legend"] });
});

test("several words without a wish and without a name find nothing", () => {
  for (const text of [
    "cheap hotels in austin",
    "weather in paris",
    "how to tie a tie",
    "football scores today",
    "chinese food delivery",
    "asdf asdf",
    "i love pizza",
    "is it safe to eat sushi",
    "capital of france",
    "qwertyuiop",
    "aaaaaaa",
    "is it going to rain tomorrow",
    "irish pub near me",
    "best restaurants in chicago",
    "names for a dog",
  ]) {
    expect(answer(text), text).toMatchObject({ ids: [], chips: [] });
  }
  expect(answer("names that mean pizza")).toMatchObject({ ids: [], chips: [], left: ["pizza"] });
  expect(answer("irish names that mean pizza")).toMatchObject({ chips: ["Irish <irish>"], left: ["pizza"] });
});

test("a name in parts, a meaning, a name among words about names are found", () => {
  for (const [text, first] of [
    ["mary ann", "maryann"],
    ["Ana María", "anamaria"],
    ["d`artagnan", "dartagnan"],
    ["anna leena", "annalena"],
    ["baby name shivonn", "siobhan"],
    ["hazel or violet", "hazel"],
    ["hazel smith", "hazel"],
  ] as const) {
    expect(answer(text).ids[0], text).toBe(first);
  }
  expect(answer("luna vs nova").ids.slice(0, 2)).toEqual(["luna", "nova"]);
  expect(answer("gift of god").chips).toEqual(["Means gift of god <gift of god>"]);
  expect(mostGiven.slice(0, 2)).toEqual(["liam", "noah"]);
  expect(answer("name ideas").ids).toEqual(mostGiven);
});

test("what is part of another wish is no theme", () => {
  expect(answer("names meaning gift from god").chips).toEqual([
    "Means gift from god <meaning gift from god>",
  ]);
  expect(answer("names that go with the last name garcia").chips).toEqual([
    "Last name: Garcia <names that go with the last name garcia>",
  ]);
  for (const text of ["last names as first names", "names with last name vibes"])
    expect(answer(text).chips.join()).toMatch(/^Surnames /);
});

test("slips in words of wishes are mended; other words are left alone", () => {
  expect(answer("spansh boy nmaes").chips).toEqual(["Spanish <spansh>", "Boys <boy>"]);
  expect(answer("names 4 boys begining w k").chips).toEqual(["Boys <boys>", "Starts with k <begining w k>"]);
  expect(answer("persion girl names").chips).toEqual(["Persian <persion>", "Girls <girl>"]);
  expect(answer("butch girl names")).toMatchObject({ chips: ["Girls <girl>"], left: ["butch"] });
});

test("sexes as families, and trans and nonbinary people, say them", () => {
  const sexOf = (text: string) => answer(text).chips.map((chip) => chip.replace(/ <.*/, ""));
  for (const text of [
    "names for my daughter",
    "trans girl names",
    "mtf names",
    "transfem name ideas",
    "feminine names",
  ])
    expect(sexOf(text), text).toEqual(["Girls"]);
  for (const text of [
    "names for a trans man",
    "ftm name ideas",
    "transmasc names",
    "our son names",
    "masculine names",
  ])
    expect(sexOf(text), text).toEqual(["Boys"]);
  for (const text of [
    "enby names",
    "non-binary names",
    "genderqueer names",
    "they/them names",
    "trans names",
  ])
    expect(sexOf(text), text).toEqual(["Unisex"]);
  expect(answer("chosen names for my trans daughter")).toMatchObject({ left: [] });
  expect(answer("names for an adult trans woman").ids).toEqual(answer("girl names").ids);
});

test("somebody in need and a list to mock with get no names", () => {
  expect(answer("i cant cope with my baby")).toEqual({ chips: [], left: [], ids: [], care: "crisis" });
  expect(answer("ghetto girl names")).toEqual({ chips: [], left: [], ids: [], care: "mockery" });
});

test("a chip is characters of the text: without it, the other wishes stay", () => {
  for (const text of ["spansh boy nmaes", "strong irish boy", "girl names about honey"]) {
    const { understood } = book.answer({ text, rules: NO_RULES });
    for (const chip of understood) {
      const left = withoutPart(text, chip, understood);
      const labels = book.answer({ text: left, rules: NO_RULES }).understood.map(({ label }) => label);
      const others = understood.filter((other) => other !== chip).map(({ label }) => label);
      expect(labels, `${text} without ${chip.label}: ${left}`).toEqual(others);
    }
  }
});
