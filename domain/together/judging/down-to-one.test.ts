import { describe, expect, test } from "vitest";
import { answered, beginDown, begunAnew, readDownToOne, unanswered } from "./down-to-one.ts";

describe("Duels that are kept", () => {
  const names = ["ada", "bea", "cora", "della"].map((id) => ({ id, own: null }));

  test("are read back, with the answers of both", () => {
    const down = answered(answered(beginDown(names, 2), 1, { winner: 0, loser: 3 }), 0, {
      winner: 2,
      loser: 1,
    });
    expect(readDownToOne(JSON.parse(JSON.stringify(down)))).toEqual(down);
    expect(unanswered(down, 1).answers).toEqual([[{ winner: 2, loser: 1 }], []]);
  });

  test("begin anew with the same names, by as many", () => {
    const down = answered(beginDown(names, 2, true), 1, { winner: 0, loser: 3 });
    expect(begunAnew(down)).toEqual(beginDown(names, 2, true));
  });

  test("are begun with sixteen names at most", () => {
    const many = Array.from({ length: 20 }, (_, place) => ({ id: `n${place}`, own: null }));
    expect(beginDown(many, 1).names).toHaveLength(16);
  });

  test("lose an answer that cannot be, alone; and all when the names are damaged", () => {
    const answers = [[{ winner: 0, loser: 9 }, { winner: 1, loser: 1 }, { winner: 1, loser: 2 }, 7]];
    expect(readDownToOne({ names, answers })?.answers).toEqual([[{ winner: 1, loser: 2 }]]);
    expect(readDownToOne({ names: names.slice(0, 3), answers })).toBeNull();
    expect(readDownToOne({ names: [...names, 1], answers })).toBeNull();
    expect(readDownToOne("x")).toBeNull();
  });
});
