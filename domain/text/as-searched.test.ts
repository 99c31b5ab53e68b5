import { expect, test } from "vitest";
import { asSearched } from "./as-searched.ts";

test("case and the shape of an apostrophe make no difference", () => {
  expect(asSearched("Children’s")).toBe("children's");
  expect(asSearched("CHILDREN'S")).toBe("children's");
});
