import { expect, test } from "vitest";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "./directory-page.ts";
import { PAGES } from "./pages.ts";

test("the directory’s fixed sentences are the specification’s, to the letter", () => {
  expect(DIRECTORY_WORDING).toEqual({
    title: "Parent's Resource Directory",
    counters: {
      national: "National Resources",
      local: "Local Resources",
      international: "International Resources",
      categories: "Categories",
    },
    searchPlaceholder: "Search resources, services, or organizations...",
    selectCategory: "Select category",
    selectState: "Select state",
    types: { all: "All", national: "National", local: "Local" },
    found: "Resources Found",
    services: "Services",
    ageGroups: "Age Groups",
    visitWebsite: "Visit Website",
    verified: "Verified",
    loading: "Loading resources...",
    noneFound: "No resources found",
    noneFoundHint: "Try adjusting your search criteria or filters to find more resources.",
    about: "About Our Directory",
    needHelp: "Need Help Finding Resources?",
  });
});

test("the page and its head have one title", () => {
  expect(PAGES.directory.title).toBe(DIRECTORY_WORDING.title);
});

test("every cost has its word", () => {
  expect(Object.values(DIRECTORY_PAGE.costs)).toEqual(["Free", "Low cost", "Paid", "Insurance based"]);
});
