import { expect, test } from "vitest";
import { faultsIn } from "#tests/support/structured-data.ts";
import { gamesJsonLd } from "./games.ts";

const origin = "https://names.example.org";

test("the games are a page with a list, and each a free application with an address of its own", () => {
  const things = gamesJsonLd({
    origin,
    path: "/games",
    title: "Interactive Baby Games",
    description: "Eight small games.",
    crumb: "Games",
    games: [
      {
        name: "Word Scramble",
        description: "Eight names, shaken.",
        genre: "Word Game",
        path: "/games?play=word-scramble",
      },
      {
        name: "Length Challenge",
        description: "Clap.",
        genre: "Syllables",
        path: "/games?play=length-challenge",
      },
    ],
  });
  expect(faultsIn(things)).toEqual([]);
  expect(things.map((thing) => thing["@type"])).toEqual([
    "BreadcrumbList",
    "CollectionPage",
    "WebApplication",
    "WebApplication",
  ]);
  expect(JSON.stringify(things)).toContain(`${origin}/games?play=word-scramble`);
  expect(JSON.stringify(things)).toContain('"price":"0"');
});
