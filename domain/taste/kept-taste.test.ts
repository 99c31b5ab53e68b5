import { expect, test } from "vitest";
import { formatTaste, MOST_REMOVED, NO_TASTE, parseTaste, withLine, withRemoved } from "./kept-taste.ts";

test("what is kept is read back; nothing is kept of nothing", () => {
  const kept = withRemoved(withLine(NO_TASTE, "end:a", true), "hazel");
  expect(parseTaste(formatTaste(kept))).toEqual({ out: ["end:a"], removed: ["hazel"] });
  expect(formatTaste(NO_TASTE)).toBeNull();
  expect(parseTaste(null)).toEqual(NO_TASTE);
});

test("a damaged part is left out alone, and another version is not trusted", () => {
  expect(parseTaste('{"version":1,"out":["end:a",7],"removed":["", 3, "zoë"]}')).toEqual({
    out: ["end:a"],
    removed: ["zoe"],
  });
  expect(parseTaste('{"version":1,"removed":["hazel"]}')).toEqual({ out: [], removed: ["hazel"] });
  expect(parseTaste('{"version":9,"out":["end:a"],"removed":[]}')).toEqual(NO_TASTE);
  expect(parseTaste("{")).toEqual(NO_TASTE);
});

test("a line is out once, and may be brought back", () => {
  const twice = withLine(withLine(NO_TASTE, "end:a", true), "end:a", true);
  expect(twice.out).toEqual(["end:a"]);
  expect(withLine(twice, "end:a", false)).toEqual(NO_TASTE);
});

test("a name that is removed again is the newest; the oldest are forgotten", () => {
  expect(withRemoved({ out: [], removed: ["ada", "bea"] }, "ada").removed).toEqual(["bea", "ada"]);
  const many = Array.from({ length: MOST_REMOVED }, (_, place) => `n${place}`);
  expect(withRemoved({ out: [], removed: many }, "ada").removed).toEqual([...many.slice(1), "ada"]);
});
