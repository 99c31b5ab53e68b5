import { describe, expect, test } from "vitest";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { sealFragment } from "#domain/link/sealed-fragment.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import { messageFragment, LONGEST_MESSAGE, readMessage } from "./message-link.ts";
import { orderFragment, readOrderLink } from "./order-link.ts";
import { markOf, type Order, packOrder, readOrder, unpackOrder } from "./order.ts";
import { byId, type NameCandidate, ownCandidate } from "#domain/together/judging/verdict.ts";
import { MOST_SPREAD, MOST_STRENGTH } from "#domain/together/duels/weighed.ts";

const OWN = ["Zoë-Marie", "李", "Ng’ang’a", "Ünal 2", "O’Neal", "Ａｄａ", "नेहा", "🌿 Fern"];

/** Any order that a device might send. */
function anyOrder(seed: number): Order {
  const dice = seededDice(seed);
  const below = (most: number) => Math.floor(dice() * most);
  const names = new Map<string, NameCandidate>();
  const wanted = DUELERS.fewest + below(DUELERS.most - DUELERS.fewest + 1);
  while (names.size < wanted) {
    const id = Array.from({ length: 1 + below(12) }, () => String.fromCharCode(97 + below(26))).join("");
    const own = dice() < 0.3 ? ownCandidate(OWN[below(OWN.length)] ?? "") : null;
    const candidate = own ?? { id, own: null };
    names.set(candidate.id, candidate);
  }
  return {
    from: 1 + below(2 ** 32 - 1),
    answers: below(2 ** 32),
    names: [...names.values()].toSorted(byId).map(({ id, own }) => ({
      id,
      own,
      strength: below(2 * MOST_STRENGTH + 1) - MOST_STRENGTH,
      spread: 1 + below(MOST_SPREAD),
    })),
  };
}

describe("An order in a link", () => {
  test("comes out as it went in, whatever it holds", () => {
    for (let seed = 0; seed < 500; seed++) {
      const order = anyOrder(seed);
      expect(readOrderLink(orderFragment(order))).toEqual({ kind: "order", order });
      expect(readOrderLink(orderFragment({ ...order, names: order.names.toReversed() }))).toEqual({
        kind: "order",
        order,
      });
      expect(readOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
    }
  });

  test("is short, and as long as can be still fits into a message", () => {
    const eight = anyOrder(1)
      .names.slice(0, 4)
      .map((name, place) => ({ ...name, own: null, id: `hazel${"abcd"[place]}` }));
    expect(orderFragment({ from: 1, answers: 2, names: eight }).length).toBeLessThan(80);
    const long = Array.from({ length: DUELERS.most }, (_, place) => ({
      ...(ownCandidate(`${String.fromCodePoint(0x20000 + place)}${"\u{2070E}".repeat(19)}`) ?? {
        id: "",
        own: "",
      }),
      strength: 0,
      spread: 1,
    }));
    const fragment = orderFragment({ from: 1, answers: 2, names: long });
    expect(fragment.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(readOrderLink(fragment).kind).toBe("order");
  });

  test("that was cut anywhere is broken, and so is one with a letter changed", () => {
    const sound = orderFragment(anyOrder(3));
    for (let end = 4; end < sound.length; end++) {
      expect(readOrderLink(sound.slice(0, end)).kind).toBe("broken");
    }
    for (let at = 5; at < sound.length - 1; at++) {
      const other = sound[at] === "A" ? "B" : "A";
      expect(readOrderLink(sound.slice(0, at) + other + sound.slice(at + 1)).kind).not.toBe("order");
    }
  });

  test("of a later version, of no end, or of another kind says so", () => {
    const sound = orderFragment(anyOrder(4));
    expect(readOrderLink(`#o=Aw${sound.slice(5)}`)).toEqual({ kind: "newer version" });
    expect(readOrderLink(`#o=${"A".repeat(10_000_000)}`)).toEqual({ kind: "too long" });
    expect(readOrderLink(`${sound}.`).kind).toBe("order");
    expect(readOrderLink("#main")).toEqual({ kind: "none" });
    expect(readMessage(sound)).toEqual({ kind: "none" });
    const message =
      messageFragment({ from: 1, to: 0, names: [{ id: "ada", own: null, mark: "love" }] }) ?? "";
    expect(readOrderLink(message)).toEqual({ kind: "none" });
    expect(readOrderLink(message.replace("#t=", "#o=")).kind).toBe("broken");
  });

  test("with a right checksum and wrong contents is refused, or is as sound as any", () => {
    const dice = seededDice(9);
    let refused = 0;
    for (let round = 0; round < 3000; round++) {
      const bytes = packOrder(anyOrder(round % 40));
      for (let change = 0; change <= round % 4; change++) {
        bytes[Math.floor(dice() * bytes.length)] = Math.floor(dice() * 256);
      }
      const content = round % 7 === 0 ? bytes.subarray(0, Math.floor(dice() * bytes.length)) : bytes;
      const reading = readOrderLink(`#o=${sealFragment(1, content)}`);
      if (reading.kind !== "order") {
        expect(reading.kind).toBe("broken");
        refused++;
        continue;
      }
      expect(readOrder(reading.order)).toEqual(reading.order);
      expect(unpackOrder(packOrder(reading.order))?.names).toEqual(reading.order.names.toSorted(byId));
    }
    expect(refused).toBeGreaterThan(300);
  });
});

test("an order is known by its names and weights, not by who sends it or in what order they stand", () => {
  const { names } = anyOrder(5);
  const [first] = names;
  if (first === undefined) throw new Error("There are no names.");
  expect(markOf(names.toReversed())).toBe(markOf(names));
  expect(markOf(names.slice(1))).not.toBe(markOf(names));
  expect(markOf([{ ...first, spread: first.spread === 1 ? 2 : 1 }, ...names.slice(1)])).not.toBe(
    markOf(names),
  );
});

test("what a browser gives back is read as strictly as a link", () => {
  const order = anyOrder(6);
  const [first] = order.names;
  const odd = (change: object) => ({ ...order, names: [{ ...first, ...change }, ...order.names.slice(1)] });
  for (const bad of [
    null,
    7,
    [],
    {},
    { ...order, from: "x" },
    { ...order, answers: 0.5 },
    { ...order, names: order.names.slice(0, 3) },
    { ...order, names: [...order.names, ...order.names, ...order.names, ...order.names, ...order.names] },
    { ...order, names: [...order.names.slice(0, 4), first] },
    odd({ strength: MOST_STRENGTH + 1 }),
    odd({ strength: "1" }),
    odd({ spread: 0 }),
    odd({ spread: MOST_SPREAD + 1 }),
    odd({ id: "" }),
  ]) {
    expect(readOrder(bad)).toBeNull();
  }
});
