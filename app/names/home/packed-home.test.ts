import { expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { readFinder } from "#app/names/finder/finder-query.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { readHomePage } from "./home-page.ts";
import { packHome, unpackHome } from "./packed-home.ts";

const ADDRESSES = ["", "q=hazel", "q=short+irish+girl+names&show=all", "gender=boy&seed=7", "q=zzzz"];

test.each(ADDRESSES)("a browser shows of /?%s what the server shows", (search) => {
  const page = readHomePage(books.names, readFinder(new URLSearchParams(search)), seededDice(1));
  // Sent, it is without what the server has beside it; of a name to begin with only what is shown is sent.
  const sent = unpackHome(structuredClone(packHome(page, true)));
  expect(sent.starters).toMatchObject(page.starters.map(({ id, name, gender }) => ({ id, name, gender })));
  expect({ ...sent, starters: page.starters }).toEqual(page);
});
