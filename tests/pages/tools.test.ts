import { expect, test } from "vitest";
import { GAMES } from "#app/games/games.ts";
import { first, pathOf } from "./site/name-cards.ts";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

// A tool is in the page as it begins, and says what it needs; what of it is hidden without JavaScript, by a stylesheet, is the
// affair of a browser.

const WAITING = /on their way|on its way|loading/i;

test("growth says what it needs, and its tables can be read", async () => {
  const page = await site.get("/growth");
  expect(textOf(page.select("main"))).toContain("That needs JavaScript, which is turned off here.");
  expect(page.text).toContain("Boys: weight, kg");
  expect(page.all("row").map(textOf)).toContain("0 2.51 2.86 3.35 3.88 4.35");
});

test("growth begins with an empty form and the curves of weight", async () => {
  const main = within((await site.get("/growth")).select("main"));
  const charts = main.all("img", /^Weight, girls, 5 yr\. lb by age in years\./);
  expect(charts.map((chart) => chart.querySelectorAll("path.gro-line").length)).toEqual([5, 5]);
  expect(main.all("button", "Boys")).toHaveLength(1);
  expect(textOf(main.get("button", "Add to chart"))).toBe("Add to chart");
  expect(main.all("status").map(textOf).join()).not.toMatch(WAITING);
});

test("the full name says why it cannot be judged, and what to listen for", async () => {
  const page = await site.get("/fit");
  expect(textOf(page.select("main"))).toContain("It needs JavaScript");
  expect(page.text).toContain("Bryant Todd sounds like Bryan Todd");
});

test("siblings and middle names have addresses, which say without JavaScript how names are chosen", async () => {
  const browser = site.browser();
  const page = await browser.get("/fit");
  const tabs = within(page.get("navigation", "What to try"));
  expect(tabs.all("link").map(textOf)).toEqual(["Full name", "Siblings", "Middle names"]);
  const siblings = await browser.follow(page, tabs.get("link", "Siblings"));
  expect(pathOf(siblings)).toBe("/fit?tab=siblings");
  expect(textOf(siblings.select("main"))).toContain("By style. Birth records");
  const chosen = within(siblings.get("navigation", "What to try")).select('[aria-current="true"]');
  expect(textOf(chosen)).toBe("Siblings");
  expect(siblings.canonical).toBe(`${site.origin}/fit`);
  const middle = await browser.get("/fit?tab=middle&gender=girl");
  expect(textOf(middle.select("main"))).toContain("a middle name longer or shorter");
  // A field has an id and no name, so no form can carry a family's names.
  for (const { html } of [siblings, middle]) {
    expect(html).toContain('id="fit-last"');
    expect(html).not.toMatch(/<input[^>]*id="fit-[a-z]+"[^>]* name=/);
  }
});

test("a name's page leads to its siblings and middle names, the name behind the #", async () => {
  const main = within((await site.get("/names/hazel")).select("main"));
  expect(main.get("link", "With our other children").getAttribute("href")).toBe(
    "/fit?tab=siblings#siblings=Hazel",
  );
  expect(main.get("link", "More, with our surname").getAttribute("href")).toBe("/fit?tab=middle#first=Hazel");
});

test("choosing together says what it needs, and what goes where", async () => {
  const page = await site.get("/together");
  expect(textOf(page.select("main"))).toContain("That needs JavaScript, which is turned off here.");
  expect(textOf(page.select("details.tog-private"))).toContain("A “no” is never sent");
});

test("choosing together begins with the first card of ten, the same for all", async () => {
  const page = await site.get("/together");
  const cards = within(page.get("region", "Names to rate"));
  expect(cards.all("heading").map(textOf)).toEqual(["Hazel"]);
  expect(textOf(page.select(".tog-line"))).toMatch(/^Name 1 of 10/);
  expect(cards.all("button").map(textOf)).toEqual(["No", "Like", "Love"]);
  expect(textOf(page.select("main"))).not.toMatch(WAITING);
  expect((await site.browser().get("/together")).text).toBe(page.text);
});

test("the grid of games reads, and a game shows its questions with answers folded away", async () => {
  const browser = site.browser();
  const grid = await browser.get("/games");
  const main = within(grid.select("main"));
  expect(textOf(grid.select("h1"))).toBe("Interactive Baby Games");
  expect(main.all("listitem", /minutes/)).toHaveLength(8);
  expect(main.selectAll(".related li")).toHaveLength(4);
  const today = within(grid.get("region", "Today’s five"));
  expect(today.all("link")).toHaveLength(7);
  expect(today.get("link", "Today’s five: Word Scramble").getAttribute("href")).toBe(
    "/games?play=word-scramble",
  );
  const game = await browser.follow(grid, main.get("link", "Play Trend Timeline"));
  expect(pathOf(game)).toBe("/games?play=trend-timeline");
  expect(textOf(game.select("main"))).toContain("The game itself needs JavaScript.");
  const questions = game.selectAll("main summary");
  expect(questions).toHaveLength(8);
  expect(textOf(first(questions, "question").parentElement ?? game.document.body)).toContain(
    "1940s-1960s. A 1947 hit song made it famous.",
  );
  expect(textOf((await browser.get("/games?play=chess")).select("h1"))).toBe("Interactive Baby Games");
});

test("each game opened by its address begins with its first question, or with what it is about", async () => {
  const begun: string[] = [];
  for (const { id } of GAMES) {
    const page = await site.get(`/games?play=${id}`);
    expect(page.selectAll(".game-wait")).toEqual([]);
    const tool = within(page.select(".game > .needs-script"));
    begun.push(tool.all("button", "Start").length === 1 ? "Start" : textOf(page.select(".game-question")));
  }
  expect(begun).toHaveLength(8);
  for (const words of begun) expect(words).not.toBe("");
  expect(begun).toContain("Start");
});
