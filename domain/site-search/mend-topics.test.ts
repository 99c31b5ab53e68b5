import { expect, test } from "vitest";
import { createTopicMender } from "./mend-topics.ts";

const mend = createTopicMender(
  ["record", "immunization", "childproof", "sleep"],
  (term) => term === "recore",
);

test("a slip in what pages are called is mended, two of them in a long word", () => {
  expect(mend("recrod")).toBe("record");
  expect(mend("imunization")).toBe("immunization");
  expect(mend("imunizaton")).toBe("immunization");
});

test("short words, other beginnings and words that something has stay", () => {
  for (const word of ["slep", "accord", "recore", "record"]) expect(mend(word)).toBe(word);
});
