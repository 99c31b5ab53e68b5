import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });

// Figures are those of 2025.
const FACTS: readonly (readonly [text: string, first: string, says: string])[] = [
  ["how popular is aurora", "aurora", "rank 15 among girls"],
  ["Is Silas a common name?", "silas", "a common name: 1 in"],
  ["how rare is the name ottilie", "ottilie", "rare"],
  ["wren popularity", "wren", "rank 231"],
  ["how popular was jennifer in 1975", "jennifer", "In 1975"],
  ["how many girls are named nevaeh", "nevaeh", "1,828 girls"],
  ["how many babies named liam were born in 2020", "liam", "19,865 boys"],
  ["what is theodore ranked", "theodore", "rank 4"],
  ["rank of hudson", "hudson", "rank 17"],
  ["is hudson in the top 10", "hudson", "No: Hudson is rank 17"],
  ["is hudson a top 100 name", "hudson", "Yes: Hudson is rank 17"],
  ["is silas getting more popular", "silas", "is rising"],
  ["is ashlyn out of style", "ashlyn", "is falling"],
  ["chances of another olivia in my kid's class", "olivia", "class of 25"],
  ["when did kevin peak", "kevin", "in 1965"],
  ["what decade was mildred popular", "mildred", "in 1913"],
  ["when was the name luca first used", "luca", "1915"],
  ["what does atticus mean", "atticus", "man of Attica"],
  ["whats the meaning of caspian and where is it from", "caspian", "sea name"],
  ["wat dose soren meen", "soren", "stern, serious"],
  ["name meaning of elodie", "elodie", "disputed"],
  ["soren name meaning and origin", "soren", "Danish"],
  ["where did the name anders come from", "anders", "Swedish"],
  ["is maren norwegian", "maren", "The origin of Maren is"],
  ["how do you pronounce xiomara", "xiomara", "see-oh-MAR-uh"],
  ["siobhan pronounciation", "siobhan", "shi-VAWN"],
  ["is sawyer a girl's name", "sawyer", "a boy’s name"],
  ["is parker for boys or girls", "parker", "given to both girls and boys"],
  ["riley boy or girl?", "riley", "a girl’s name"],
  ["what gender is emerson", "emerson", "given to both girls and boys"],
  ["how old is the average gertrude", "gertrude", "median age"],
  ["how old are brittanys", "brittany", "born from 1988 to 1994"],
  ["how many syllables does evangeline have", "evangeline", "4 syllables"],
  ["how many letters are in maximiliano", "maximiliano", "11 letters"],
  ["is khaleesi a real name", "khaleesi", "Yes: 5,537 babies"],
  ["is liam more popular than noah", "liam", "Liam is more common than Noah"],
  ["emma vs olivia", "emma", "Olivia is more common than Emma"],
  ["populrity of oliver", "oliver", "rank 3"],
  ["how common is hazell grace's sister ivy", "", ""],
];

test.for(FACTS)("%s", ([text, first, says]) => {
  const { names, fact, understood } = ask(text);
  if (first === "") {
    expect(fact).toBeNull();
    return;
  }
  expect(names[0]?.id).toBe(first);
  expect(fact?.says).toContain(says);
  expect(fact?.id).toBe(first);
  expect(understood.map(({ kind }) => kind)).toEqual(["fact"]);
});

test("a misspelled name is told openly, and what is not known is said so", () => {
  expect(ask("how popular is abigial").fact?.says).toMatch(/^Showing Abigail for “abigial”\. /);
  expect(ask("what does jaxsen mean").fact?.says).toMatch(/^Jaxsen is another spelling of /);
  expect(ask("how old is oakleigh's sister saoirse").fact).toBeNull();
  expect(ask("what does the name zyaire mean").fact?.says).toMatch(/Zyaire/);
});

test.for([
  "names meaning love",
  "irish name meaning",
  "rare boy names",
  "girl names that are not too popular",
  "how rare are twins",
  "is water safe",
  "how old is too old for a pacifier",
  "what does spaghetti mean",
  "4 syllable girl names",
  "girls names with 4 syllables",
  "boy or girl",
  "unisex names",
])("no question about a name: %s", (text) => {
  expect(ask(text).fact).toBeNull();
});
