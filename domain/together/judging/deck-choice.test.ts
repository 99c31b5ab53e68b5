import { describe, expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import type { CopiedRow, NamesCopy } from "#domain/names/device/names-copy.ts";
import { decoysFor } from "#domain/together/message/decoys.ts";
import { ownMessage } from "#domain/together/message/own-message.ts";
import { parseTogether, formatTogether } from "#domain/together/parse-together.ts";
import {
  judge,
  NOTHING_TOGETHER,
  receiveMessage,
  type TogetherState,
} from "#domain/together/together-state.ts";
import { dealHand, DECK } from "./deck.ts";
import { type DeckChoice, formatChoice, parseChoice, withoutWishes } from "./deck-choice.ts";
import { choiceOf, fillBy } from "./fill.ts";
import { namePoolOf } from "./open-name-pool.ts";

/** Letters that make 400 different ids. */
const idAt = (at: number) => `n${String.fromCharCode(97 + (at % 20), 97 + Math.floor(at / 20))}x`;
const copy: NamesCopy = {
  year: 2025,
  rows: Array.from({ length: 400 }, (_, at): CopiedRow => [
    idAt(at),
    at % 2 === 0 ? "girl" : "boy",
    at % 10 < 2 ? "Irish" : at % 10 < 6 ? "Greek" : "Latin",
    "",
    "",
    2,
    "B",
    at % 4 === 0 ? 12 : 5000 + at,
    900,
    [],
  ]),
};
const pool = namePoolOf(copy, []);
const ROW = new Map(copy.rows.map((row) => [row[0], row]));
const originOf = (id: string) => ROW.get(id)?.[2];
const birthsOf = (id: string) => ROW.get(id)?.[7] ?? 0;

const IRISH: DeckChoice = { gender: "all", filters: "origin=Irish", mood: "mixed" };
const deckOf = (choice: DeckChoice) => ({
  chosen: fillBy(pool, choice),
  hiding: fillBy(pool, withoutWishes(choice)),
});
const like = (kept: TogetherState, id: string, by: DeckChoice) =>
  judge(kept, { id, own: null, verdict: "like", by: formatChoice(by) });

test("a choice is one text, and comes back of it", () => {
  const choices: readonly DeckChoice[] = [
    withoutWishes({ gender: "all" }),
    IRISH,
    { gender: "girl", filters: "origin=Irish&origin=Scottish+Gaelic&start=ma", mood: "rare" },
  ];
  for (const choice of choices) expect(parseChoice(formatChoice(choice))).toEqual(choice);
  expect(formatChoice(withoutWishes({ gender: "all" }))).toBe("");
  expect(parseChoice("gender=robot&mood=sad")).toEqual(withoutWishes({ gender: "all" }));
});

test("cards are drawn by mood and filters, and are fewer only when fewer fit", () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const ids = (choice: DeckChoice) =>
      dealHand(NOTHING_TOGETHER, deckOf(choice), seededDice(seed)).map(({ id }) => id);
    expect(ids(IRISH).map(originOf)).toEqual(Array.from({ length: DECK }, () => "Irish"));
    expect(ids({ ...IRISH, filters: "", mood: "rare" }).map(birthsOf)).toEqual(
      Array.from({ length: DECK }, () => 12),
    );
    const mixed = ids(withoutWishes({ gender: "all" }));
    expect(mixed.filter((id) => birthsOf(id) < 50).length).toBeLessThanOrEqual(2);
    // Three of each origin; there are three.
    expect(mixed.filter((id) => originOf(id) === "Greek").length).toBeLessThanOrEqual(4);
  }
  expect(dealHand(NOTHING_TOGETHER, deckOf({ ...IRISH, filters: "start=zzz" }), seededDice(1))).toEqual([]);
  expect(
    dealHand(NOTHING_TOGETHER, deckOf({ ...IRISH, filters: "start=naa&start=nba" }), seededDice(1)),
  ).toHaveLength(2);
});

test("a card that the choice keeps out was brought by the gender alone", () => {
  const greek = copy.rows.find((row) => row[2] === "Greek")?.[0] ?? "";
  const irish = copy.rows.find((row) => row[2] === "Irish")?.[0] ?? "";
  expect(choiceOf({ id: irish }, IRISH, pool)).toBe("origin=Irish");
  expect(choiceOf({ id: greek }, IRISH, pool)).toBe("");
});

describe("What another has sent", () => {
  const liked = Array.from({ length: 7 }, (_, at) => `greek${"abcdefg"[at]}`);
  const told = receiveMessage(NOTHING_TOGETHER, {
    from: 1,
    to: 0,
    names: liked.map((id) => ({ id, own: null, mark: "like" as const })),
  });

  test("does not stand out from chosen cards: three in ten of those that are none are liked by nobody", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const hand = dealHand(told, deckOf(IRISH), seededDice(seed)).map(({ id }) => id);
      const unchosen = hand.filter((id) => originOf(id) !== "Irish");
      expect(hand).toHaveLength(DECK);
      expect(unchosen.filter((id) => liked.includes(id))).toHaveLength(7);
      // A name that hides may happen to be Irish, too.
      expect(hand.filter((id) => !liked.includes(id))).toHaveLength(3);
    }
    const hiding = Array.from({ length: 200 }, (_, seed) => dealHand(told, deckOf(IRISH), seededDice(seed)))
      .flat()
      .filter(({ id }) => !liked.includes(id));
    expect(hiding.filter(({ id }) => originOf(id) !== "Irish").length).toBeGreaterThan(hiding.length / 2);
  });

  test("leaves the rest of the hand to what was chosen", () => {
    const two = receiveMessage(NOTHING_TOGETHER, {
      from: 1,
      to: 0,
      names: liked.slice(0, 2).map((id) => ({ id, own: null, mark: "like" as const })),
    });
    for (let seed = 0; seed < 100; seed += 1) {
      const hand = dealHand(two, deckOf(IRISH), seededDice(seed)).map(({ id }) => id);
      expect(hand.filter((id) => originOf(id) === "Irish").length).toBeGreaterThanOrEqual(7);
    }
  });
});

describe("Decoys", () => {
  const irish = copy.rows.flatMap((row) => (row[2] === "Irish" ? row[0] : []));
  const greek = copy.rows.flatMap((row) => (row[2] === "Greek" ? row[0] : []));
  const self = { ...NOTHING_TOGETHER, self: 77 };
  const many = irish.slice(0, 14).reduce((kept, id) => like(kept, id, IRISH), self);
  const decoysIn = (kept: TogetherState) =>
    ownMessage(kept, 0, pool).names.flatMap(({ id, mark }) => (mark === "decoy" ? id : []));

  test("are as the likes: beside Irish names, others would tell which are liked", () => {
    expect(decoysIn(many).length).toBeGreaterThanOrEqual(6);
    expect(decoysIn(many).filter((id) => originOf(id) !== "Irish")).toEqual([]);
  });

  test("stay when other cards are chosen later: a second message does not give away what hid in the first", () => {
    const more = greek
      .slice(0, 7)
      .reduce((kept, id) => like(kept, id, { ...IRISH, filters: "origin=Greek" }), many);
    expect(decoysIn({ ...many, filters: "origin=Greek", mood: "rare", gender: "boy" })).toEqual(
      decoysIn(many),
    );
    expect(decoysIn(more)).toEqual(expect.arrayContaining(decoysIn(many)));
    expect(decoysIn(more).filter((id) => originOf(id) === "Greek").length).toBeGreaterThanOrEqual(3);
  });

  test("come from all of the gender where too few names fit", () => {
    const few = like(self, "naax", { gender: "girl", filters: "start=naa", mood: "mixed" });
    expect(decoysIn(few)).toHaveLength(4);
    expect(decoysIn(few).every((id) => ROW.get(id)?.[1] === "girl")).toBe(true);
  });

  test("of likes from before there were choices are what they were", () => {
    const old = judge(self, { id: irish[0] ?? "", own: null, verdict: "like" });
    const liked = [{ id: irish[0] ?? "", own: null, mark: "like" as const }];
    expect(decoysIn(old).toSorted()).toEqual([...decoysFor(self, liked, pool)].toSorted());
  });
});

test("the choice is kept, and with a judgment what brought it", () => {
  const kept = like({ ...NOTHING_TOGETHER, filters: "origin=Irish", mood: "rare" }, "naax", IRISH);
  expect(parseTogether(formatTogether(kept))).toEqual(kept);
  const before = JSON.stringify({ version: 1, judged: [{ id: "ada", own: null, verdict: "no" }] });
  expect(parseTogether(before)).toMatchObject({
    filters: "",
    mood: "mixed",
    judged: [{ id: "ada", own: null, verdict: "no" }],
  });
  const long = JSON.stringify({ version: 1, filters: "x".repeat(2001), mood: 3 });
  expect(parseTogether(long)).toMatchObject({ filters: "", mood: "mixed" });
});
