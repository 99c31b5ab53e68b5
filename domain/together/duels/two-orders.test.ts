import { describe, expect, test } from "vitest";
import { answered, beginDown, begunAnew, type DownToOne } from "#domain/together/judging/down-to-one.ts";
import { hearOrder, type TogetherState, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { orderFragment, readOrderLink } from "#domain/together/message/order-link.ts";
import type { Order } from "#domain/together/message/order.ts";
import { parseTogether, formatTogether } from "#domain/together/parse-together.ts";
import { personAsked, standingOf } from "./standing-of.ts";
import { isUncovering, ownOrder, twoOrders } from "./two-orders.ts";

const candidates = (ids: string) => ids.split(" ").map((id) => ({ id, own: null }));
const FIVE = candidates("ada bea cora della edith");

/** Somebody who answers by this order until nothing is asked any more. */
function asked(down: DownToOne, order: string): DownToOne {
  const wish = order.split(" ");
  let now = down;
  for (;;) {
    const person = personAsked(now);
    if (person === null) return now;
    const { next } = standingOf(now.names.length, now.answers[person] ?? []);
    if (next === null) return now;
    const place = (of: number) => wish.indexOf(now.names[of]?.id ?? "");
    const [winner, loser] = place(next[0]) < place(next[1]) ? next : [next[1], next[0]];
    now = answered(now, person, { winner, loser });
  }
}

/** By link, and by what the other browser keeps of it. */
function sent(from: TogetherState, to: TogetherState): TogetherState {
  const order = ownOrder(from);
  if (order === null) throw new Error("There is nothing to send.");
  const reading = readOrderLink(orderFragment(order));
  if (reading.kind !== "order") throw new Error(reading.kind);
  return parseTogether(formatTogether(hearOrder(to, reading.order)));
}

const through = (kept: TogetherState, order: string): TogetherState =>
  kept.down === null ? kept : { ...kept, down: asked(kept.down, order) };
const device = (self: number, names = FIVE, isCommon = true): TogetherState => ({
  ...NOTHING_TOGETHER,
  self,
  down: beginDown(names, 1, isCommon),
});
const one = through(device(1), "cora bea ada della edith");
const ids = (kept: TogetherState) => twoOrders(kept)?.ranked.map(({ name }) => name.id);

describe("Two orders on two devices", () => {
  const arrived = sent(one, { ...NOTHING_TOGETHER, self: 2 });
  const other = through(arrived, "bea cora edith della ada");
  const back = sent(other, one);

  test("stay covered until both have answered all", () => {
    expect(twoOrders(one)).toBeNull();
    expect(twoOrders(arrived)).toBeNull();
    // The duels over the same names have begun, and say nothing of the order that came.
    expect(arrived.down).toEqual(beginDown(FIVE, 1, true));
    expect(isUncovering(arrived)).toBe(true);
    const { down } = other;
    const last = down?.answers[0]?.slice(0, -1) ?? [];
    expect(twoOrders({ ...other, down: { names: FIVE, isCommon: true, answers: [last] } })).toBeNull();
  });

  test("become one and the same order, with the same chances", () => {
    expect(twoOrders(back)?.ranked).toEqual(twoOrders(other)?.ranked);
    expect(ids(back)).toHaveLength(5);
    expect(["bea", "cora"]).toContain(ids(back)?.[0]);
    expect(twoOrders(back)).toMatchObject({ isPart: false, there: "this one" });
    expect(twoOrders(other)).toMatchObject({ isPart: false, there: "nothing" });
  });

  test("that differ in their names order those of both, and say so, the same on both sides", () => {
    const more = candidates("fern ada bea cora della");
    const apart = through(sent(one, device(2, more)), "fern bea cora della ada");
    const home = sent(apart, one);
    expect(ids(apart)?.toSorted()).toEqual(["ada", "bea", "cora", "della"]);
    expect(twoOrders(home)?.ranked).toEqual(twoOrders(apart)?.ranked);
    expect([twoOrders(home)?.isPart, twoOrders(apart)?.isPart]).toEqual([true, true]);
  });

  test("with too few names in common stay apart; begun anew over the same names, they come together", () => {
    const strange = through(sent(one, device(2, candidates("ada bea cora x y z"))), "ada bea cora x y z");
    expect(twoOrders(strange)).toBeNull();
    expect(isUncovering(strange)).toBe(false);
    const anew = through({ ...strange, down: beginDown(FIVE, 1, true) }, "ada bea cora della edith");
    expect(ids(anew)).toHaveLength(5);
  });

  test("know when the other side has an older one", () => {
    const changed = through(
      { ...back, down: begunAnew(back.down ?? beginDown(FIVE, 1, true)) },
      "edith della cora bea ada",
    );
    expect(twoOrders(changed)?.there).toBe("an earlier one");
    const again = sent(changed, other);
    expect(twoOrders(sent(again, changed))?.there).toBe("this one");
    expect(twoOrders(again)?.ranked).toEqual(twoOrders(changed)?.ranked);
  });
});

describe("What is sent of an order", () => {
  test("is nothing before all is answered, and nothing of two who share a device", () => {
    expect(ownOrder(NOTHING_TOGETHER)).toBeNull();
    expect(ownOrder(device(1))).toBeNull();
    const both = asked(beginDown(FIVE, 2, true), "ada bea cora della edith");
    expect(ownOrder({ ...NOTHING_TOGETHER, self: 1, down: both })).toBeNull();
  });

  test("is nothing of one’s own likes, but for those that the other has named", () => {
    const likes = candidates("zoe ada bea cora della edith yara");
    const alone = through(device(2, likes, false), "zoe yara ada bea cora della edith");
    expect(ownOrder(alone)).toBeNull();
    const told = sent(one, alone);
    expect(ownOrder(told)?.names.map(({ id }) => id)).toEqual(FIVE.map(({ id }) => id));
    expect(twoOrders(sent(told, one))?.ranked).toEqual(twoOrders(told)?.ranked);
  });

  test("holds no question and no answer", () => {
    const order = ownOrder(one);
    expect(Object.keys(order ?? {})).toEqual(["from", "answers", "names"]);
    for (const name of order?.names ?? []) {
      expect(Object.keys(name)).toEqual(["id", "own", "strength", "spread"]);
    }
  });
});

test("what an earlier edition kept is read, and its duels are not for sending", () => {
  const { order: _order, down, ...rest } = one;
  const { isCommon: _isCommon, ...early } = down ?? beginDown(FIVE, 1);
  const read = parseTogether(JSON.stringify({ version: 1, ...rest, down: early }));
  expect(read.down?.answers).toEqual(down?.answers);
  expect(read.order).toBeNull();
  expect(ownOrder(read)).toBeNull();
  const damaged: unknown = { from: 1, answers: 0, names: [] } satisfies Order;
  expect(parseTogether(JSON.stringify({ version: 1, ...rest, order: damaged })).order).toBeNull();
});
