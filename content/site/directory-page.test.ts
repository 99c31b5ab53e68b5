import { expect, test } from "vitest";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "./directory-page.ts";
import { PAGES } from "./pages.ts";
import sentences from "./specified-sentences.json" with { type: "json" };

test("the directory’s fixed sentences are the specification’s, to the letter", () => {
  expect(DIRECTORY_WORDING).toEqual(sentences.directory);
});

test("the page and its head have one title", () => {
  expect(PAGES.directory.title).toBe(DIRECTORY_WORDING.title);
});

test("every cost has its word", () => {
  expect(Object.values(DIRECTORY_PAGE.costs)).toEqual(["Free", "Low cost", "Paid", "Insurance based"]);
});
