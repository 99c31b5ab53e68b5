import { describe, expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { messageAmong } from "#tests/support/parts/pools.ts";
import { DECOY_PART, type Liked } from "./build-message.ts";
import type { Message } from "./message.ts";
import { LONGEST_MESSAGE, messageFragment, readMessage } from "./message-link.ts";
import { ownCandidate } from "#domain/together/judging/verdict.ts";

const POOL = Array.from({ length: 600 }, (_, n) => letters(n));
const POSTED = { from: 0xdeadbeef, to: 7 };

function letters(n: number): string {
  return `name${[676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(n / place) % 26))).join("")}`;
}

const likedOf = (ids: readonly string[]): readonly Liked[] =>
  ids.map((id, place) => ({ id, own: null, mark: place % 3 === 0 ? "love" : "like" }));

const fragmentOf = (message: Message) => messageFragment(message) ?? "";

describe("A message", () => {
  test("brings the names and their marks, whatever letters they have", () => {
    const own = ["Zoë-Marie", "李", "Ng’ang’a", "Ünal 2"].flatMap((text) => {
      const candidate = ownCandidate(text);
      return candidate === null ? [] : [{ ...candidate, mark: "love" as const }];
    });
    expect(own).toHaveLength(4);
    const message = messageAmong(POSTED, [...likedOf(["hazel", "violet", "o"]), ...own], POOL, 1);
    expect(readMessage(fragmentOf(message))).toEqual({ kind: "message", message });
  });

  test("of a hundred names fits into a link", () => {
    const names = POOL.slice(0, 100);
    const message = messageAmong(POSTED, likedOf(names), POOL, 2);
    expect(message.names.length).toBeGreaterThanOrEqual(143);
    expect(fragmentOf(message).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(fragmentOf(message)).toMatch(/^#t=[A-Za-z0-9_-]+$/);
  });

  test("is at least three tenths decoys", () => {
    for (const size of [0, 1, 2, 5, 12, 40, 99]) {
      const { names } = messageAmong(POSTED, likedOf(POOL.slice(0, size)), POOL, size);
      const decoys = names.filter(({ mark }) => mark === "decoy").length;
      expect(decoys / names.length).toBeGreaterThanOrEqual(DECOY_PART);
      expect(names.length - decoys).toBe(size);
    }
  });

  test("that would be too long is not made", () => {
    const own = Array.from({ length: 100 }, (_, n) =>
      ownCandidate(`漢字漢字漢字漢字漢字漢字漢字漢字 ${n}`),
    ).flatMap((candidate) => (candidate === null ? [] : [{ ...candidate, mark: "like" as const }]));
    expect(messageFragment(messageAmong(POSTED, own, POOL, 3))).toBeNull();
  });
});

describe("What another program may have made of a link", () => {
  const sound = fragmentOf(messageAmong(POSTED, likedOf(["hazel", "ivy", "juniper"]), POOL, 4));

  test("no message is no message", () => {
    expect(readMessage("")).toEqual({ kind: "none" });
    expect(readMessage("#main")).toEqual({ kind: "none" });
  });

  test("a link that was cut anywhere is broken, and so is one with a letter changed", () => {
    for (let end = 4; end < sound.length; end++) {
      expect(readMessage(sound.slice(0, end)).kind).toBe("broken");
    }
    for (let at = 5; at < sound.length - 1; at++) {
      const other = sound[at] === "A" ? "B" : "A";
      expect(readMessage(sound.slice(0, at) + other + sound.slice(at + 1)).kind).not.toBe("message");
    }
  });

  test("a full stop behind it does no harm", () => {
    expect(readMessage(`${sound}.`).kind).toBe("message");
  });

  test("one of a later version says so", () => {
    expect(readMessage(`#t=Aw${sound.slice(5)}`)).toEqual({ kind: "newer version" });
  });

  test("ten megabytes are refused before they are read", () => {
    expect(readMessage(`#t=${"A".repeat(10_000_000)}`)).toEqual({ kind: "too long" });
  });
});

describe("A no", () => {
  test("changes nothing of what is sent: two visitors with the same likes send the same message", () => {
    const dice = seededDice(5);
    for (let round = 0; round < 200; round++) {
      const liked = POOL.filter(() => dice() < 0.03);
      const others = POOL.filter((id) => !liked.includes(id));
      const refused = others.filter(() => dice() < 0.5);
      // All that a message is given: there is no parameter that could carry what was refused.
      const one = messageAmong(POSTED, likedOf(liked), POOL, round);
      const ids = new Set(one.names.map(({ id }) => id));
      const drawn = (of: readonly string[]) => of.filter((id) => ids.has(id)).length / of.length;
      const kept = others.filter((id) => !refused.includes(id));
      // Decoys fall on what was refused as often as on what was not.
      expect(Math.abs(drawn(refused) - drawn(kept))).toBeLessThan(0.1);
    }
  });
});
