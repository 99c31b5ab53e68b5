import { expect, test } from "vitest";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";

const book = openSearchedBook();

function answer(text: string) {
  const { understood, notUnderstood, names, instead } = book.answer({ text, rules: NO_RULES });
  return {
    chips: understood.map(({ label }) => label),
    left: notUnderstood,
    ids: names.map(({ id }) => id),
    ways: instead.map(({ kind, label }) => `${kind} ${label}`),
  };
}

test.each([
  ["soft boy names", "Soft sounds", "liam noah"],
  ["strong sounding boy names", "Hard sounds", "grant kurt"],
  ["strong one syllable boy names", "Strong", "grant"],
  ["gothic girl names", "Gothic", "ophelia lilith raven"],
  ["whimsical girl names", "Whimsical", "juniper poppy"],
  ["southern belle names", "The American South", "savannah magnolia"],
  ["names that sound old money for boys", "Old families and schools", "winston spencer"],
  ["edgy girl names", "Edgy and rock", "raven"],
  ["elegant girl names", "Elegant", "charlotte elizabeth"],
  ["hipster boy names", "Hipster", "otto arthur"],
  ["quirky boy names", "Quirky (rare but known)", "forrest"],
  ["medieval girl names", "The Middle Ages", "matilda"],
  ["boho names for a girl", "Nature", "willow iris"],
  ["badass boy names", "Warriors, edgy and rock", "maverick jett"],
  ["coolest girl names", "Edgy and rock", "raven"],
  ["sassiest girl names", "Spunky", "sadie"],
  ["fancy girl names", "Elegant", "charlotte"],
  ["laid-back boy names", "Soft sounds", "levi"],
  ["country girl names", "Country: the West and the South", "savannah"],
  ["cool irish boy names", "Edgy and rock first", "liam"],
] as const)("“%s” is a rule, and finds names", (text, label, known) => {
  const { chips, left, ids } = answer(text);
  expect(chips).toContain(label);
  expect(left).toEqual([]);
  expect(ids.length).toBeGreaterThan(9);
  for (const id of known.split(" ")) expect(ids.slice(0, 20), id).toContain(id);
});

test("what no rule can say is told, and what comes near is offered", () => {
  for (const [text, word, offer] of [
    ["cute girl names", "cute", "offer Ending in -ie"],
    ["pretty irish girl names", "pretty", "offer Soft sounds"],
    ["interesting boy names", "interesting", "offer Rare but known"],
  ] as const) {
    const { left, ways, ids } = answer(text);
    expect(left, text).toEqual([word]);
    expect(ways, text).toEqual([offer]);
    expect(ids.length, text).toBeGreaterThan(9);
  }
});

test("of a work what it is known for comes first, with an entry or without, and what everybody is called last", () => {
  expect(answer("lord of the rings boy names").ids.slice(0, 5)).toEqual(
    expect.arrayContaining(["theoden", "thorin", "sam", "aragorn"]),
  );
  expect(answer("game of thrones girl names").ids.slice(0, 8)).toEqual(
    expect.arrayContaining(["arya", "daenerys", "sansa"]),
  );
  expect(answer("disney girl names that start with m").ids.slice(0, 3)).toEqual(["moana", "mulan", "merida"]);
  expect(answer("shakespeare boy names").ids.slice(0, 10)).not.toContain("henry");
  const beyond = REVIEWED_THEMES.flatMap((theme) => theme.beyond ?? []);
  expect(beyond.filter((id) => book.summary(id)?.curated !== false)).toEqual([]);
});

test("soft and hard sounds are what the recorded pronunciations say", () => {
  const plain = (ipa: string) => ipa.replaceAll(/[^\p{Ll}]/gu, "");
  const said = new Map(COLLECTION.map(({ name, ipa }) => [foldName(name), plain(ipa)]));
  const namesOf = (theme: string) => REVIEWED_THEMES.find(({ id }) => id === theme)?.names ?? [];
  for (const id of namesOf("soft"))
    expect(said.get(id), id).toMatch(/^(?:[lmnŋrɹwjhv]|[iɪeɛæaɑɔoʊuʌəɜɝɚɒ])+$/u);
  for (const id of namesOf("hard"))
    expect(said.get(id), id).toMatch(/^(?:dʒ|[bdɡgkpt]).*(?:[bdɡgkptʒ]|ks)$/u);
});

test("what is denied is left out, several things at once, and stands in an address", () => {
  const { rules } = { rules: { ...NO_RULES, excepted: ["origin.Irish", "style.vintage"] } };
  const left = book.browse(rules, "popularity", 1);
  expect(left.total).toBeGreaterThan(1000);
  expect(left.names.every(({ origin }) => origin !== "Irish")).toBe(true);
  expect(answer("girl names besides flowers and virtue names").chips).toEqual([
    "Girls",
    "Not: Flowers",
    "Not: Virtues",
  ]);
  const { ids } = answer("anything but old fashioned boy names");
  expect(ids).not.toContain("arthur");
  expect(answer("no names starting with j or m girl").ids.some((id) => /^[jm]/.test(id))).toBe(false);
});

test.each([
  ["girl names that mean wildflower", "Flowers"],
  ["names that mean new beginning", "Life and new beginnings"],
  ["boy names that dont sound like every other kid in daycare", "Not popular"],
  ["names that were popular in the 1920s but not now", "Not popular now"],
  ["names ranked around 500", "Rank 400 to 600"],
  ["top 10 unisex names", "Most given first"],
  ["girl names with a z in the middle", "Inside it z"],
  ["names nobody uses anymore", "Out of use"],
  ["names for a trans man in his 30s", "Popular in 1986–1995"],
  ["names for a baby born at dawn", "Dawn and day"],
  ["girl names that are traditionally boys", "Unisex"],
  ["spooky cute girl names", "Gothic"],
  ["names meaning bear for a boy", "Means bear"],
  ["less popular versions of Amelia", "Like Amelia"],
  ["names inspired by the ocean for a girl", "The sea"],
  ["names that mean light for twins", "Means light"],
] as const)("“%s” is understood as %s", (text, label) => {
  const { chips, ids } = answer(text);
  expect(chips).toContain(label);
  expect(ids.length).toBeGreaterThan(4);
});

test("a meaning of either word, and one of two words that few names have", () => {
  expect(answer("names that mean sunshine or happiness girl").ids.length).toBeGreaterThan(20);
  expect(answer("boy names that mean brave warrior").ids.length).toBeGreaterThan(9);
  expect(answer("names meaning god is gracious").ids).toContain("john");
  expect(answer("annabell lee").ids.slice(0, 3)).toContain("annabelle");
});
