import { expect, test } from "vitest";
import type { NamesCopy } from "#domain/names/device/names-copy.ts";
import { duelersOf } from "#domain/together/duels/duelers-of.ts";
import { receiveMessage, judge, named, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { writtenName } from "#domain/together/judging/name-pool.ts";
import { namePoolOf } from "#domain/together/judging/open-name-pool.ts";
import { answeredBy, likedOf, ownMessage } from "./own-message.ts";

const copy: NamesCopy = {
  year: 2025,
  rows: ["Ada", "Bea", "Chloë", "Dora", "Ella", "Finn", "Gus", "Hank", "Ivo", "Jack"].map((name, place) => [
    name,
    place < 5 ? "girl" : "boy",
    "English",
    "a name",
    name,
    1,
    "A",
    place,
    place * 100,
  ]),
};
const pool = namePoolOf(copy, []);

test("names are found by their ids, and in the sex of use that was chosen", () => {
  expect(pool.ids("girl")).toEqual(["ada", "bea", "chloe", "dora", "ella"]);
  expect(pool.ids("all")).toHaveLength(10);
  expect(pool.find("chloe")).toMatchObject({ id: "chloe", name: "Chloë", oneIn: { n: 200, of: "girls" } });
  expect(pool.find("zoe")).toBeUndefined();
});

test("a name is written as its owner does, as the collection does, or by its id", () => {
  expect(writtenName({ id: "chloe", own: null }, pool)).toBe("Chloë");
  expect(writtenName({ id: "chloe", own: "CHLOE" }, pool)).toBe("CHLOE");
  expect(writtenName({ id: "newname", own: null }, pool)).toBe("Newname");
});

test("a device says what it likes, to whom it heard last, and the same names hide it each time", () => {
  const girls = { ...named(NOTHING_TOGETHER, 77), gender: "girl" as const };
  const once = judge(judge(girls, { id: "ada", own: null, verdict: "love" }), {
    id: "gus",
    own: null,
    verdict: "no",
  });
  expect(likedOf(once)).toEqual([{ id: "ada", own: null, mark: "love" }]);
  expect(ownMessage(once, 5, pool)).toEqual(ownMessage(once, 5, pool));
  expect(ownMessage(once, 5, pool)).toMatchObject({ from: 77, to: 5 });
  // All girls' names there are: as many decoys as are wanted.
  expect(ownMessage(once, 5, pool).names.map(({ id }) => id)).toEqual(pool.ids("girl"));
  expect(answeredBy(once)).toBe(0);
  expect(answeredBy({ heard: [{ from: 3, to: 0, names: [] }] })).toBe(3);
});

test("a device keeps the number it has", () => {
  expect(named(named(NOTHING_TOGETHER, 1), 2).self).toBe(1);
});

test("duels are about what both like; until somebody is heard, about one’s own likes, the loved ones first", () => {
  const own = ["ada", "bea", "ella"].reduce(
    (kept, id) => judge(kept, { id, own: null, verdict: id === "ella" ? "love" : "like" }),
    named(NOTHING_TOGETHER, 1),
  );
  expect(duelersOf(own).map(({ id }) => id)).toEqual(["ella", "ada", "bea"]);
  const both = receiveMessage(own, {
    from: 2,
    to: 1,
    names: [
      { id: "ada", own: null, mark: "love" },
      { id: "bea", own: null, mark: "decoy" },
    ],
  });
  expect(duelersOf(both)).toEqual([{ id: "ada", own: null }]);
});

test("what is refused, or how often, changes nothing of what is sent", () => {
  const likes = judge(named(NOTHING_TOGETHER, 9), { id: "hank", own: null, verdict: "like" });
  for (const refused of pool.ids("all").filter((id) => id !== "hank")) {
    const choosy = judge(likes, { id: refused, own: null, verdict: "no" });
    expect(ownMessage(choosy, 0, pool)).toEqual(ownMessage(likes, 0, pool));
  }
});
