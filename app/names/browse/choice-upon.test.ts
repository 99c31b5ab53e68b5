import { expect, test } from "vitest";
import { choiceUpon } from "./choice-upon.ts";

test("a second choice is added to the first, though its link knows nothing of it", () => {
  expect(choiceUpon("?start=b", "", "?end=n")).toBe("?start=b&end=n");
  expect(choiceUpon("?origin=Irish&start=b", "?origin=Irish", "?origin=Irish&end=n")).toBe(
    "?origin=Irish&start=b&end=n",
  );
});

test("what a link takes away is taken away, and nothing else", () => {
  expect(choiceUpon("?origin=Irish&start=b", "?origin=Irish", "")).toBe("?start=b");
  expect(choiceUpon("?origin=Irish", "?origin=Irish&start=b", "?start=b")).toBe("");
});

test("a choice made twice is made once", () => {
  expect(choiceUpon("?start=b", "", "?start=b")).toBe("?start=b");
});

test("the page belonged to the list before", () => {
  expect(choiceUpon("?start=b", "?page=2", "?page=3&end=n")).toBe("?start=b&end=n");
});
