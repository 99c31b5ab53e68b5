import { expect, test } from "vitest";
import { filterVideos } from "./filter-videos.ts";
import type { VideoCategory } from "./video.ts";

const video = (title: string, category: VideoCategory) => ({
  title,
  category,
  description: "Safe sleep",
  topics: ["sleep"],
});
const VIDEOS = [
  video("Safe sleep", "safety"),
  video("Sleeping through, a myth", "parenting"),
  video("A deep latch", "feeding"),
];
const found = (search: string, category: VideoCategory | "all" = "all") =>
  filterVideos(VIDEOS, { search, category }).map(({ title }) => title);

test("no text and all categories leave every video", () => {
  expect(found("")).toHaveLength(3);
});

test("a text is found anywhere in a title, in whatever case", () => {
  expect(found("SLEEP")).toEqual(["Safe sleep", "Sleeping through, a myth"]);
  expect(found("ee")).toEqual(["Safe sleep", "Sleeping through, a myth", "A deep latch"]);
});

test("either apostrophe finds a title that has the other", () => {
  for (const title of ["A baby’s brain", "A baby's brain"]) {
    const videos = [video(title, "development")];
    for (const search of ["baby's", "BABY’S"]) {
      expect(filterVideos(videos, { search, category: "all" })).toEqual(videos);
    }
  }
});

test("only the title is looked at, not the description or the topics", () => {
  expect(found("sleep")).not.toContain("A deep latch");
});

test("the category must be just this one, and both must fit", () => {
  expect(found("", "feeding")).toEqual(["A deep latch"]);
  expect(found("sleep", "safety")).toEqual(["Safe sleep"]);
  expect(found("sleep", "feeding")).toEqual([]);
});
