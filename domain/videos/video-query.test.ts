import { expect, test } from "vitest";
import { readVideoQuery, writeVideoQuery } from "./video-query.ts";

const VIDEOS = [{ id: "safe-sleep" }, { id: "latch" }];
const read = (query: string) => readVideoQuery(new URLSearchParams(query), VIDEOS);

test("an address without a query asks for everything, and selects nothing", () => {
  expect(read("")).toEqual({ search: "", category: "all", video: null });
});

test("search, category and selected video are read apart from each other", () => {
  expect(read("q=+Sleep+&category=feeding&video=latch")).toEqual({
    search: "Sleep",
    category: "feeding",
    video: "latch",
  });
});

test("what is unknown counts as not said", () => {
  expect(read("category=toys&video=nope")).toEqual({ search: "", category: "all", video: null });
  expect(read("category=all").category).toBe("all");
  expect(read(`q=${"a".repeat(500)}`).search).toHaveLength(100);
});

test("what is written is read the same, and nothing is written in vain", () => {
  expect(writeVideoQuery({ search: "", category: "all", video: null })).toBe("");
  const query = { search: "back & forth", category: "safety", video: "safe-sleep" } as const;
  expect(read(writeVideoQuery(query).slice(1))).toEqual(query);
});
