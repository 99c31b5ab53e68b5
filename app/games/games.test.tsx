import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { POOLS } from "#domain/games/pools.ts";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
import { scoreOf } from "#domain/games/round/score.ts";
import type { GameView } from "./game-view.ts";
import { GAMES } from "./games.ts";
import { plainQuestions } from "./plain/plain-questions.ts";
import { RoundEnd } from "./result/round-end.tsx";
import { GameRound } from "./round/game-round.tsx";

const ROUND = { mode: "default" } as const;
const ignore = () => {};

test("the first eight stand in the order of the specification, with its titles, times and badges", () => {
  expect(GAMES.slice(0, 8).map(({ title, time, badge }) => `${title} | ${time} | ${badge}`)).toEqual([
    "Name Meaning Quiz | 5 minutes | Quiz",
    "Name Personality Matcher | 3 minutes | Personality",
    "Milestone Guessing Game | 4 minutes | Educational",
    "Word Scramble | 6 minutes | Word Game",
    "Origin Matching | 5 minutes | Geography",
    "Gender Prediction | 4 minutes | Trends",
    "Length Challenge | 4 minutes | Syllables",
    "Trend Timeline | 5 minutes | History",
  ]);
});

test("the ids that addresses and browsers hold stay what they were", () => {
  const ids = GAMES.map(({ id }) => id);
  expect(ids.slice(0, 8)).toEqual([
    "name-meaning-quiz",
    "name-personality-matcher",
    "milestone-guessing-game",
    "word-scramble",
    "origin-matching",
    "gender-prediction",
    "length-challenge",
    "trend-timeline",
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("the rounds of these have the sizes of the specification", async () => {
  const views = await Promise.all(GAMES.slice(0, 8).map(({ load }) => load()));
  const sizes = views.map(({ VIEW }) => VIEW(({ items }) => items.length));
  expect(sizes).toEqual([5, 3, 5, 8, 7, 8, 8, 8]);
});

test("a game goes on after its default round if it has a pool", async () => {
  const views = await Promise.all(GAMES.map(async ({ id, load }) => ({ id, ...(await load()) })));
  const endless = views.filter(({ VIEW }) => VIEW(({ pool }) => pool !== undefined));
  expect(endless.map(({ id }) => id).toSorted()).toEqual(POOLS.map(({ id }) => id).toSorted());
});

test("the games with a pool have a round of the day on the hub", () => {
  const daily = GAMES.filter(({ hasDaily }) => hasDaily).map(({ id }) => id);
  expect(daily.toSorted()).toEqual(POOLS.map(({ id }) => id).toSorted());
});

test.each(POOLS)("$id opens its own pool and no other", async ({ id, open }) => {
  const loaded = await GAMES.find((game) => game.id === id)?.load();
  const opened = await loaded?.VIEW(async ({ pool }) => {
    const { rows = [] } = (await pool?.load())?.default ?? {};
    return { rows, entries: pool?.open(rows) };
  });
  expect(opened?.entries).toEqual(open(opened?.rows ?? []));
  expect(opened?.entries?.length).toBeGreaterThan(0);
});

describe.each(GAMES)("$title", (game) => {
  test("can be read without JavaScript: every question with an answer", async () => {
    for (const { question, answer } of await plainQuestions(game)) {
      expect(question.length).toBeGreaterThan(10);
      expect(answer).toMatch(/\.$/);
    }
  });

  test("asks and reveals every question, and ends with the message for all that is right", async () => {
    const { VIEW } = await game.load();
    VIEW((view) => {
      const answers = view.items.map((item) => rightAnswer(view, item));
      for (const place of view.items.keys()) {
        expect(drawn(view, { stage: "asking", answers: answers.slice(0, place) })).toContain("game-question");
        if (view.judge === null || !view.flow.reveals) continue;
        const told = drawn(view, { stage: "revealed", answers: answers.slice(0, place + 1) });
        expect(told).toContain(view.words.right ?? "Correct.");
        expect(told).toContain(place + 1 === view.items.length ? view.words.finish : view.words.next);
      }
      const end = renderToStaticMarkup(
        <MemoryRouter>
          <RoundEnd
            game={game}
            view={view}
            judge={view.judge}
            items={view.items}
            answers={answers}
            round={ROUND}
            onAgain={ignore}
            onRound={ignore}
          />
        </MemoryRouter>,
      );
      expect(end).toContain(view.words.again);
      const names = view.judge === null ? 13 : view.items.flatMap((item) => view.nameOf?.(item) ?? []).length;
      // The quiz explains its names instead.
      if (view.Outcome === undefined || view.judge === null)
        expect(end.split('href="/names/').length - 1).toBe(names);
      if (view.judge === null) return;
      expect(scoreOf(view.judge, view.items, answers).percent).toBe(100);
      expect(end.replaceAll("&#x27;", "'")).toContain(view.messages?.top);
    });
  });

  function drawn<Item>(view: GameView<Item>, at: Pick<StoredRound, "stage" | "answers">): string {
    return renderToStaticMarkup(
      <MemoryRouter>
        <GameRound
          game={game}
          view={view}
          items={view.items}
          ids={[]}
          round={ROUND}
          kept={{ ...at, round: ROUND, choice: "", at: "" }}
          takesFocus={false}
          onRound={ignore}
        />
      </MemoryRouter>,
    );
  }
});

/** What is told as the answer counts as one; where none is right, the first choice. */
function rightAnswer<Item>({ judge, answerBy }: GameView<Item>, item: Item): string {
  if (judge !== null) return judge.answer(item);
  return answerBy.kind === "choice" ? (answerBy.options(item)[0] ?? "") : "";
}
