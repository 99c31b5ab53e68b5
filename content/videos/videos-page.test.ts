import { expect, test } from "vitest";
import { VIDEO_CATEGORIES } from "#domain/videos/video.ts";
import { VIDEO_CATEGORY_LABELS, VIDEOS_PAGE } from "./videos-page.ts";

test("the fixed words are the specification's, to the letter", () => {
  expect(VIDEO_CATEGORY_LABELS).toEqual({
    all: "All Videos",
    development: "Child Development",
    parenting: "Parenting Tips",
    feeding: "Feeding & Nutrition",
    safety: "Baby Safety",
  });
  expect(Object.keys(VIDEO_CATEGORY_LABELS)).toEqual(["all", ...VIDEO_CATEGORIES]);
  const { selected, library, none, noneHint } = VIDEOS_PAGE;
  expect({ selected, library, none, noneHint }).toEqual({
    selected: "Video Topic Selected",
    library: "Video Library",
    none: "No videos found",
    noneHint: "Try adjusting your search criteria",
  });
});

test("the page says since when nobody has checked the films", () => {
  expect(VIDEOS_PAGE.watch.unchecked).toBe("not checked since November 2026");
  expect(VIDEOS_PAGE.about.text).toContain("checked since November 2026");
});
