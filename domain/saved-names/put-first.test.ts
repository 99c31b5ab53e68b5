import { expect, test } from "vitest";
import { putFirst } from "./put-first.ts";

test("The wanted names come first, the others keep their order", () => {
  expect(putFirst(["ada", "bo", "cy", "di"], ["cy", "ada"])).toEqual(["cy", "ada", "bo", "di"]);
});

test("A name wanted twice stands once, a name that is not kept nowhere", () => {
  expect(putFirst(["ada", "bo"], ["bo", "zed", "bo"])).toEqual(["bo", "ada"]);
});
