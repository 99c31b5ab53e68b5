import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { searchOver } from "#tests/fixtures/search-over.ts";
import { whyText } from "./why.ts";

const curated = [
  curatedByHand({ name: "Owen", ipa: "ˈoʊən" }),
  curatedByHand({ name: "Eoin", ipa: "ˈoʊɪn" }),
  curatedByHand({ name: "Ian", ipa: "ˈiən" }),
  curatedByHand({ name: "Anne", ipa: "æn" }),
  curatedByHand({ name: "Saoirse", ipa: "ˈsɪɹʃə" }),
  curatedByHand({ name: "Harmony", ipa: "ˈhɑɹməni" }),
  curatedByHand({ name: "Siobhán", ipa: "ʃɪˈvɔn" }),
];
const { explain } = searchOver(
  { Owen: 900, Ian: 900, Anne: 900, Jalen: 900, Jaylin: 300, Jaelen: 200 },
  curated,
  {
    soundFamilies: [["Jalen", "Jaylin"]],
  },
);
const reasons = (text: string) =>
  Object.fromEntries(explain(text, "all", 50).map(({ id, why }) => [id, whyText(why)]));

test("a recorded pronunciation that is the text's own sounds like it, and another is not offered", () => {
  expect(reasons("Owen")).toEqual({ owen: "exact spelling", eoin: "sounds like “Owen”" });
});

test("a reviewed family sounds alike; what only its letters suggest is a little like", () => {
  expect(reasons("Jalen")).toMatchObject({ jaylin: "sounds like “Jalen”", jaelen: "one letter off" });
  expect(reasons("Jaelyn")).toMatchObject({ jaylin: "two letters off" });
});

test("a text without a recorded pronunciation sounds like one it is one sound from, and else a little", () => {
  expect(reasons("shivawn")).toEqual({ siobhan: "sounds like “shivawn”" });
  expect(reasons("sorsha")).toEqual({ saoirse: "a little like “sorsha”" });
  expect(reasons("hermoni")).toEqual({ harmony: "two letters off" });
});
