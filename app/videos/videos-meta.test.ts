import { expect, test } from "vitest";
import { faultsIn } from "#tests/support/structured-data.ts";
import { videosJsonLd } from "./videos-meta.ts";

test("the library is a list of ten topics, each with its address, and nothing is called a video", () => {
  const things = videosJsonLd("https://names.example.org");
  expect(faultsIn(things)).toEqual([]);
  const text = JSON.stringify(things);
  expect(text).toContain('"@type":"ItemList"');
  expect(text).toContain('"numberOfItems":10');
  expect(text).toContain("https://names.example.org/videos?video=safe-sleep");
  expect(text).not.toContain("VideoObject");
});
