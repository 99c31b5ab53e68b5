import { expect, test } from "vitest";
import { GAME_WORDS } from "#content/games/game-words.ts";
import { faultsIn } from "../../../tests/support/structured-data.ts";
import { gamesJsonLd } from "./games.ts";

const origin = "https://names.example.org";

test("the games are a page with a list, and each a free application with an address of its own", () => {
  const things = gamesJsonLd({
    origin,
    path: "/games",
    title: "Interactive Baby Games",
    description: "Eight small games.",
    crumb: "Games",
    games: GAME_WORDS.map(({ id, title, description, badge }) => ({
      name: title,
      description,
      genre: badge,
      path: `/games?play=${id}`,
    })),
  });
  expect(faultsIn(things)).toEqual([]);
  expect(things.map((thing) => thing["@type"])).toEqual([
    "BreadcrumbList",
    "CollectionPage",
    ...GAME_WORDS.map(() => "WebApplication"),
  ]);
  expect(JSON.stringify(things)).toContain(`${origin}/games?play=word-scramble`);
  expect(JSON.stringify(things)).toContain('"price":"0"');
});
