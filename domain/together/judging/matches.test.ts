import { describe, expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import type { Liked } from "#domain/together/message/build-message.ts";
import { evenDeck, messageAmong } from "#tests/support/parts/pools.ts";
import { dealHand, DECK, handsLeft, lovedUnseen, unjudgedOf } from "./deck.ts";
import {
  receiveMessage,
  judge,
  type TogetherState,
  NOTHING_TOGETHER,
  unjudge,
} from "#domain/together/together-state.ts";
import { matchesOf } from "./matches.ts";
import { messageFragment, readMessage } from "#domain/together/message/message-link.ts";
import { parseTogether, formatTogether } from "#domain/together/parse-together.ts";
import type { Verdict } from "./verdict.ts";

const POOL = Array.from(
  { length: 300 },
  (_, n) => `pool${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
);

const judging = (kept: TogetherState, verdicts: Readonly<Record<string, Verdict>>): TogetherState =>
  Object.entries(verdicts).reduce((now, [id, verdict]) => judge(now, { id, own: null, verdict }), kept);

const likedIn = ({ judged }: TogetherState): readonly Liked[] =>
  judged.flatMap(({ id, own, verdict }) => (verdict === "no" ? [] : [{ id, own, mark: verdict }]));

/** By link: what one says, as the other reads it. */
function post(kept: TogetherState, to: number, seed: number) {
  const sent = messageAmong({ from: kept.self, to }, likedIn(kept), POOL, seed);
  const read = readMessage(messageFragment(sent) ?? "");
  if (read.kind !== "message") throw new Error(read.kind);
  return read.message;
}

const TWELVE = [
  "ada",
  "bea",
  "cora",
  "della",
  "edith",
  "flora",
  "greta",
  "hazel",
  "ivy",
  "june",
  "kit",
  "lena",
];
const sender = judging(
  { ...NOTHING_TOGETHER, self: 1 },
  Object.fromEntries(TWELVE.map((id, place) => [id, place < 4 ? "love" : "like"])),
);

/** Goes through all the cards as somebody with these likes would. */
function passBlind(kept: TogetherState, opinion: (id: string) => Verdict): TogetherState {
  let now = kept;
  for (let hand = 0; unjudgedOf(now).length > 0; hand++) {
    if (hand > 20) throw new Error("The pass does not end.");
    for (const card of dealHand(now, evenDeck(POOL), seededDice(hand))) {
      now = judge(now, { ...card, verdict: opinion(card.id) });
    }
  }
  return now;
}

describe("Two who choose by link", () => {
  const opinion = (id: string): Verdict =>
    ["ada", "bea", "edith"].includes(id) ? "love" : ["ivy", "cora", "poolca"].includes(id) ? "like" : "no";
  const opened = receiveMessage({ ...NOTHING_TOGETHER, self: 2 }, post(sender, 0, 1));
  const receiver = passBlind(opened, opinion);
  const answered = receiveMessage(sender, post(receiver, 1, 2));

  test("see nothing before the blind pass, also not in the middle of it", () => {
    expect(matchesOf(opened)).toBeNull();
    expect(matchesOf(judging(opened, { ada: "love", bea: "love" }))).toBeNull();
  });

  test("see the same matches, and the same top matches", () => {
    const expected = {
      top: ["ada", "bea"].map((id) => ({ id, own: null })),
      liked: ["cora", "edith", "ivy"].map((id) => ({ id, own: null })),
    };
    expect(matchesOf(receiver)).toEqual(expected);
    expect(matchesOf(answered)).toEqual(expected);
  });

  test("get what one loves and the other has not seen within the next hand, and nothing tells which it is", () => {
    const fond = judging(receiver, { newname: "love" });
    const told = receiveMessage(sender, post(fond, 1, 3));
    const hand = dealHand(told, evenDeck(POOL), seededDice(9));
    expect(hand).toHaveLength(DECK);
    expect(hand.map(({ id }) => id)).toContain("newname");
    expect(lovedUnseen(told)).toEqual(["newname"]);
    expect(lovedUnseen(judging(told, { newname: "no" }))).toEqual([]);
    expect(dealHand(told, evenDeck(POOL), seededDice(9), 9)).toHaveLength(9);
    expect(Object.keys(hand[0] ?? {})).toEqual(["id", "own"]);
  });

  test("keep their matches while new names come in", () => {
    const told = receiveMessage(answered, post(judging(receiver, { newname: "love" }), 1, 4));
    expect(unjudgedOf(told).length).toBeGreaterThan(0);
    expect(matchesOf(told)?.top).toHaveLength(2);
  });
});

test("a hand holds others than what was sent", () => {
  for (let seed = 0; seed < 50; seed++) {
    const opened = receiveMessage({ ...NOTHING_TOGETHER, self: 2 }, post(sender, 0, seed));
    const hand = dealHand(opened, evenDeck(POOL), seededDice(seed));
    const liked = hand.filter(({ id }) => TWELVE.includes(id));
    expect(hand).toHaveLength(DECK);
    expect(new Set(hand.map(({ id }) => id)).size).toBe(DECK);
    expect(liked).toHaveLength(7);
    // The loved ones are among the first, and do not stand in front.
    expect(liked.filter(({ id }) => TWELVE.indexOf(id) < 4)).toHaveLength(4);
  }
});

test("beside what another likes nothing is chosen by taste, decoys sent or not; alone, all may be", () => {
  const askedFor = (kept: TogetherState) => {
    const asked: number[] = [];
    const chosen = (count: number) => {
      asked.push(count);
      return [];
    };
    dealHand(kept, { ...evenDeck(POOL), chosen }, seededDice(3));
    return asked;
  };
  const opened = receiveMessage({ ...NOTHING_TOGETHER, self: 2 }, post(sender, 0, 1));
  const liked = new Set(TWELVE);
  const decoys = unjudgedOf(opened).flatMap(({ id }) => (liked.has(id) ? [] : id));
  const withoutDecoys = judging(opened, Object.fromEntries(decoys.map((id) => [id, "no"])));
  expect(askedFor(opened)).toEqual([0]);
  expect(askedFor(withoutDecoys)).toEqual([0]);
  expect(askedFor(NOTHING_TOGETHER)).toEqual([DECK]);
});

test("it is known how many hands are left of what was sent", () => {
  const opened = receiveMessage({ ...NOTHING_TOGETHER, self: 2 }, post(sender, 0, 1));
  // Twelve liked, seven to a hand.
  expect(handsLeft(opened)).toBe(2);
  expect(handsLeft(judging(opened, { ada: "no", bea: "no", cora: "no", della: "no", edith: "no" }))).toBe(2);
  expect(handsLeft(passBlind(opened, () => "no"))).toBe(0);
  expect(handsLeft(NOTHING_TOGETHER)).toBe(0);
});

test("a like more leaves what hides it as it was, with the same dice", () => {
  const decoysOf = (likes: number) =>
    messageAmong({ from: 1, to: 0 }, likedIn(sender).slice(0, likes), POOL, 5).names.flatMap(
      ({ id, mark }) => (mark === "decoy" ? id : []),
    );
  expect(decoysOf(12)).toEqual(expect.arrayContaining(decoysOf(9)));
});

test("a verdict may be changed and taken back", () => {
  const once = judging(NOTHING_TOGETHER, { ada: "no", bea: "like" });
  expect(judging(once, { ada: "love" }).judged.map(({ verdict }) => verdict)).toEqual(["love", "like"]);
  expect(unjudge(once, "ada").judged).toHaveLength(1);
});

test("what a browser keeps is read back; a damaged part is left out alone", () => {
  const kept = receiveMessage(sender, post(sender, 0, 5));
  expect(parseTogether(formatTogether(kept))).toEqual(kept);
  expect(parseTogether("{")).toEqual(NOTHING_TOGETHER);
  const damaged = JSON.stringify({
    version: 1,
    self: "x",
    judged: [{ id: "ada", own: null, verdict: "no" }, 3],
    heard: 1,
  });
  expect(parseTogether(damaged)).toEqual({
    ...NOTHING_TOGETHER,
    judged: [{ id: "ada", own: null, verdict: "no" }],
  });
});
