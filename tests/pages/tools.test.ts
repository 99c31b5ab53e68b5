import { expect, test } from "vitest";
import { first, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

// What needs JavaScript says so; what of it is hidden without, by a stylesheet, is the affair of a browser.

test("growth says what it needs, and its tables can be read", async () => {
  const page = await site.get("/growth");
  expect(textOf(page.select("main"))).toContain("That needs JavaScript, which is turned off here.");
  expect(page.text).toContain("Boys: weight, kg");
  expect(page.all("row").map(textOf)).toContain("0 2.51 2.86 3.35 3.88 4.35");
});

test("the full name says why it cannot be judged, and what to listen for", async () => {
  const page = await site.get("/fit");
  expect(textOf(page.select("main"))).toContain("it is judged in your browser. That needs JavaScript");
  expect(page.text).toContain("Bryant Todd is heard as Bryan Todd");
});

test("choosing together says what it needs, and what goes where", async () => {
  const page = await site.get("/together");
  expect(textOf(page.select("main"))).toContain("That needs JavaScript, which is turned off here.");
  expect(page.all("button", "Love")).toEqual([]);
  expect(page.all("heading", "What goes where")).toHaveLength(1);
});

test("the grid of games reads, and a game shows its questions with answers folded away", async () => {
  const browser = site.browser();
  const grid = await browser.get("/games");
  const main = within(grid.select("main"));
  expect(textOf(grid.select("h1"))).toBe("Interactive Baby Games");
  expect(main.all("listitem", /minutes/)).toHaveLength(8);
  expect(main.selectAll(".related li")).toHaveLength(4);
  const game = await browser.follow(grid, main.get("link", "Play Trend Timeline"));
  expect(pathOf(game)).toBe("/games?play=trend-timeline");
  expect(textOf(game.select("main"))).toContain("The game itself needs JavaScript.");
  const questions = game.selectAll("main summary");
  expect(questions).toHaveLength(8);
  expect(textOf(first(questions, "question").parentElement ?? game.document.body)).toContain(
    "1940s-1960s. A hit song of 1947 bore it.",
  );
  expect(textOf((await browser.get("/games?play=chess")).select("h1"))).toBe("Interactive Baby Games");
});
