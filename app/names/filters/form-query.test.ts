import { expect, test } from "vitest";
import { formQuery } from "./form-query.ts";

const form = (...pairs: readonly (readonly [string, string])[]) => {
  const fields = new FormData();
  for (const [key, value] of pairs) fields.append(key, value);
  return formQuery(fields);
};

test("an untouched form asks nothing", () => {
  expect(form(["gender", "all"], ["start", ""], ["end", " "], ["sort", "popularity"])).toBe("");
});

test("what is chosen stands in the address, every value of a filter", () => {
  expect(
    form(["gender", "girl"], ["origin", "Irish"], ["origin", "Scottish Gaelic"], ["start", " Ma, Jo "]),
  ).toBe("?gender=girl&origin=Irish&origin=Scottish+Gaelic&start=Ma%2C+Jo");
});
