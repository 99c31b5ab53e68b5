import { expect, test } from "vitest";
import { books } from "#tests/fixtures/real-books.ts";
import { fittingPage } from "./fitting-page.ts";

const { siteSearch } = books;
const pageFor = (text: string) => fittingPage(text, siteSearch().answer(text))?.href ?? null;

test("the page that fits is offered, and none that has one word in common", () => {
  expect(pageFor("car seat check")).toBe("/baby-safety#car-seat-guide");
  expect(pageFor("my husband hates everything")).toBe("/together");
  expect(pageFor("names that work in spanish and english")).toBeNull();
  expect(pageFor("names meaning death")).toBeNull();
  expect(pageFor("when is saint patrick's name day")).toBeNull();
});
