import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });
const labels = (text: string) => ask(text).understood.map(({ label }) => label);
const first = (text: string, count = 10) =>
  ask(text)
    .names.slice(0, count)
    .map(({ id }) => id);

test("where only a name can stand, a word of our notes is a slip of one", () => {
  expect(labels("siblings for Oliva")).toEqual(["Siblings for Olivia"]);
  expect(labels("what does oliva mean")).not.toContain("Meaning: Olivia");
});

test("a spelling of which no forms are known has those of the name", () => {
  expect(first("nickname for Benjiman")).toContain("ben");
  expect(ask("nickname for Benjiman").names[0]?.why).toEqual({
    kind: "relation",
    says: "nickname of Benjamin",
  });
});

test("shorter than a name are first its own short forms", () => {
  expect(first("shorter than Alexandria", 4)).toContain("alexa");
});

test("a middle name that is there already asks for first names", () => {
  expect(labels("first name for a girl whose middle name will be Rose")).toContain("First names before Rose");
  expect(labels("first names that go with middle name James")).toEqual(["First names before James"]);
  expect(labels("middle names for Rose")).toEqual(["Middle names for Rose"]);
});

test("a name that somebody took is liked, and has no sisters here", () => {
  expect(labels("my sister took Sophia so now i need something similar")).toEqual(["Like Sophia"]);
});

test("names that stand side by side are liked each, but for the one that is hated", () => {
  const names = first("we like Maeve Nora and Wren but husband hates Wren");
  expect(names).not.toContain("wren");
  expect(names).toEqual(first("names like Maeve and Nora but not Wren"));
});

test("two questions about a name have two answers", () => {
  const says = ask("where does Xiomara come from and how do you say it").fact?.says ?? "";
  expect(says).toContain("The origin of Xiomara is Spanish");
  expect(says).toContain("Xiomara is pronounced");
});

test.for([
  ["how many boys named Sue", "boys, or none, were named Sue"],
  ["was Madison ever a boys name", "in the 1920s, 100% were boys"],
  ["is Aurora trending up or down", "Aurora is rising"],
  ["whats the female to male ratio for Avery", "of the babies named Avery"],
])("%s: %s", ([text = "", says = ""]) => {
  expect(ask(text).fact?.says).toContain(says);
});

test("names of two homes, where none is of both, are of either", () => {
  const { understood, names } = ask("dad is nigerian mom is irish girl name");
  expect(understood.map(({ label }) => label)).toEqual(["Nigerian", "Or Irish", "Girls"]);
  expect(names.slice(0, 6).map(({ id }) => id)).toEqual(expect.arrayContaining(["amara", "nora"]));
  expect(labels("names for a half mexican half irish boy")).toEqual(["Mexican", "Irish", "Boys"]);
});

test("two who are honored are both honored, and a brother stands behind “first is”", () => {
  expect(labels("honor my grandmother Dorothy and my dad Ray")).toEqual(["After Dorothy and Ray"]);
  expect(labels("our 2nd boy, first is Beckett, something that goes with it")).toContain(
    "Brothers for Beckett",
  );
});

test("rarer than a name in the same style is like it", () => {
  expect(labels("rarer than Theodore same vibe")).toEqual(["Less popular than Theodore", "Like Theodore"]);
});

test("a name that is not wanted beside its meaning is that name alone", () => {
  expect(first("something that means grace but isnt grace")).toContain("hannah");
  expect(first("something that means grace but isnt grace", 50)).not.toContain("grace");
});

test("who cannot choose between two names has both compared; something between them is like both", () => {
  expect(labels("torn between Ella and Ava")).toEqual(["Compared: Ella and Ava"]);
  expect(labels("something between Ella and Ava")).toEqual(["Like Ella and Ava"]);
});

test("a word that is no name beside “this year” is no name", () => {
  expect(ask("names that wiggled the most this year").names).toEqual([]);
  expect(ask("names that wiggled the most this year").notUnderstood).toEqual(["wiggled"]);
  expect(ask("names this year").names.length).toBeGreaterThan(5);
});

test("how long a name has been popular is when it was most", () => {
  expect(ask("how long has Isabella been popular").fact?.says).toContain("most popular in 2010");
});

test("what a trans nephew likes is liked", () => {
  expect(labels("my nephew is trans (ftm) and likes Oliver what else")).toContain("Like Oliver");
});

test.for([
  ["whats the rank of Hudson for boys in 2005", "rank 276 among boys"],
  ["did Elsa get more popular after frozen", "Elsa was most popular in"],
  ["is Gertrude too old fashioned", "The median age"],
])("%s: %s", ([text = "", says = ""]) => {
  expect(ask(text).fact?.says).toContain(says);
});

test.for([
  ["does Cora have a nickname", "Nicknames for Cora"],
  ["Aiden rhyming names but girl", "Girls"],
  ["cristina with a k", "Spellings of Cristina"],
  ["my grandma's name was Ruth, want to use something similar but more modern", "After Ruth"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(labels(text)).toContain(label);
});

test("a greeting is no name that is misspelled", () => {
  expect(ask("hello").names).toEqual([]);
});

test("nothing close to a name is neither the name, nor one that begins or ends like it", () => {
  const unlike = [
    "girl names nothing close to Emily",
    "unlike Emily, a girl",
    "a girl’s name not similar to Emily",
  ];
  for (const text of unlike) {
    expect(labels(text)).toContain("Nothing like Emily");
    expect(first(text, 50).filter((id) => id.startsWith("emi") || id.endsWith("ily"))).toEqual([]);
    expect(first(text, 50)).toHaveLength(50);
  }
});

test("names of a meaning that is not wanted are left out, whatever else is wanted", () => {
  const text = "irish boy names that don’t mean dark";
  expect(labels(text)).toEqual(["Irish", "Boys", "Not meaning dark"]);
  expect(first("irish boy names that mean dark", 50)).toContain("kieran");
  expect(first(text, 50)).not.toContain("kieran");
  expect(first(text, 1)).toEqual(["liam"]);
});

test.for([
  "constructor",
  "__proto__",
  "toString names",
  "constructor baby, popular in constructor",
  "emma constructor",
])("what every object of JavaScript has is a word like any other: %s", (text) => {
  expect(() => ask(text)).not.toThrow();
});
