import type { Wish } from "#content/search/wish.ts";

/** Questions of fact about one name: the name first, and the answer in one line. Figures are those of 2025. */
export const FACTS: readonly Wish[] = [
  {
    query: "how common is hazel",
    wants: { first: "hazel", says: ["1 in 254", "rank 21", "21st", "#21", "no. 21"], understood: ["fact"] },
  },
  {
    query: "popularity of the name oliver",
    wants: { first: "oliver", says: ["1 in 114", "rank 3", "3rd", "#3", "no. 3"], understood: ["fact"] },
  },
  {
    query: "is ezra a popular name",
    wants: { first: "ezra", says: ["1 in 210", "rank 20", "20th", "#20", "no. 20"] },
  },
  {
    query: "how many babies are named atlas",
    wants: { first: "atlas", says: ["4,413", "4,558", "1 in 387", "27,226", "25,893"] },
  },
  { query: "what rank is luna", wants: { first: "luna", says: ["27"] } },
  { query: "what does maeve mean", wants: { first: "maeve", says: ["intoxicates"], understood: ["fact"] } },
  {
    query: "meaning of the name ronan",
    wants: { first: "ronan", says: ["little seal"], understood: ["fact"] },
  },
  { query: "asher name meaning", wants: { first: "asher", says: ["happy, blessed"] } },
  { query: "whats the meaning of felix", wants: { first: "felix", says: ["lucky"] } },
  {
    query: "where does the name declan come from",
    wants: { first: "declan", says: ["irish", "ireland"], understood: ["fact"] },
  },
  { query: "origin of matilda", wants: { first: "matilda", says: ["germanic"] } },
  { query: "how to pronounce niamh", wants: { first: "niamh", says: ["neev"], understood: ["fact"] } },
  { query: "how do you say caoimhe", wants: { first: "caoimhe", says: ["kee-vuh"] } },
  { query: "saoirse pronunciation", wants: { first: "saoirse", says: ["seer-shuh"] } },
  // By our table Rowan is boys', with a quarter of girls.
  { query: "is rowan a boy or girl name", wants: { first: "rowan", says: ["boy"], understood: ["fact"] } },
  { query: "is quinn a boys name", wants: { first: "quinn", says: ["girl"] } },
  {
    query: "how old is the average deborah",
    wants: { first: "deborah", says: ["68", "69", "1957", "1953"], understood: ["fact"] },
  },
  { query: "when was linda most popular", wants: { first: "linda", says: ["1947", "1948", "1940s"] } },
  { query: "what year did ashley peak", wants: { first: "ashley", says: ["1987", "1980s"] } },
  {
    query: "how many syllables in penelope",
    wants: { first: "penelope", says: ["4 syllables", "four"], understood: ["fact"] },
  },
];
