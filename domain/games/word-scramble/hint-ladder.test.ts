import { expect, test } from "vitest";
import { hintLadder } from "./hint-ladder.ts";

test("each step tells more, and none tells all", () => {
  expect(hintLadder("LUCY")).toEqual(["It starts with L.", "It ends with Y.", "It starts with LU."]);
  expect(hintLadder("FLORENCE").at(-1)).toBe("It starts with FLOR.");
});
