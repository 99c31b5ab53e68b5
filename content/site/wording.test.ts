import { expect, test } from "vitest";
import { WORDING } from "./wording.ts";

test("the fixed sentences are the specification's, to the letter", () => {
  expect(WORDING).toEqual({
    nameSaved: { title: "Name saved!", description: "Added to your favorites." },
    nameRemoved: { title: "Name removed", description: "Removed from your favorites." },
    saveFailed: { title: "Error", description: "Failed to save name." },
    removeFailed: { title: "Error", description: "Failed to remove name." },
    generateFailed: "Failed to generate names",
    searchFailed: "Failed to search names",
    savedNamesFailed: "Failed to fetch saved names",
    noNames: "No names found. Try adjusting your search or filters.",
    linkCopied: "Link copied to clipboard!",
    notFoundTitle: "404 Page Not Found",
    notFoundText: "The page you're looking for doesn't exist.",
    saveName: "Save Name",
    saved: "Saved!",
    generateNames: "Generate Names",
    refresh: "Refresh",
    genderFilters: { all: "All Names", boy: "Boy Names", girl: "Girl Names", unisex: "Unisex Names" },
    savedNames: "Saved Names",
    statistics: { origin: "English", totalNames: 50 },
  });
});
