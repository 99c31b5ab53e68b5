import { expect, test } from "vitest";
import { finderAddress, LONGEST_TEXT, readFinder, seedIn, tidyAddress } from "./finder-query.ts";

const read = (query: string) => readFinder(new URLSearchParams(query));

test("an empty address shows the grid of all names", () => {
  expect(read("")).toEqual({ text: "", gender: "all", draw: null });
});

test("text and gender are read, the text without blanks around it", () => {
  expect(read("q=+hazel+&gender=girl")).toEqual({ text: "hazel", gender: "girl", draw: null });
});

test("a search and a draw keep the gender chosen before", () => {
  expect(read("q=hazel&keep=girl")).toEqual({ text: "hazel", gender: "girl", draw: null });
  expect(read("q=&keep=girl&generate=1")).toEqual({ text: "", gender: "girl", draw: "girl" });
});

test("a pressed gender counts before the one that was kept", () => {
  expect(read("q=&keep=girl&gender=boy").gender).toBe("boy");
  expect(read("q=&keep=girl&gender=all").gender).toBe("all");
});

test("a gender that does not exist counts as all", () => {
  expect(read("gender=robot").gender).toBe("all");
  expect(read("gender=").gender).toBe("all");
});

test("a text that the API would refuse is cut", () => {
  expect(read(`q=${"a".repeat(LONGEST_TEXT + 1)}`).text).toHaveLength(LONGEST_TEXT);
});

test("Generate Names draws with the chosen gender, and empties the search", () => {
  expect(read("q=hazel&gender=girl&generate=1")).toEqual({ text: "", gender: "girl", draw: "girl" });
});

test("Refresh draws with the filter last generated with, whatever is chosen", () => {
  expect(read("gender=boy&generate=girl")).toEqual({ text: "", gender: "boy", draw: "girl" });
});

test("anything else does not draw", () => {
  expect(read("generate=yes").draw).toBeNull();
});

test("what a form only kept does not stay in the address", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(tidy("q=&keep=girl&gender=boy")).toBe("/?gender=boy");
  expect(tidy("q=haz&keep=girl")).toBe("/?q=haz&gender=girl");
  expect(tidy("q=haz&keep=girl&gender=all")).toBe("/?q=haz");
  expect(tidy("q=haz&gender=girl")).toBeNull();
  expect(tidy("")).toBeNull();
});

test("a draw gets a seed, so that its address shows the same names again", () => {
  const tidy = (query: string) => tidyAddress(new URLSearchParams(query), () => 0.25);
  expect(tidy("q=&keep=girl&generate=1")).toBe("/?gender=girl&generate=girl&seed=250000");
  expect(tidy("q=haz&generate=1")).toBe("/?generate=all&seed=250000");
  expect(tidy("generate=all&seed=250000")).toBeNull();
  expect(tidy("generate=nonsense")).toBe("/");
  expect(seedIn(new URLSearchParams("seed=250000"))).toBe(250_000);
  expect(seedIn(new URLSearchParams("seed=-1"))).toBeNull();
});

test("the address says only what differs from the beginning", () => {
  expect(finderAddress({ text: "", gender: "all" })).toBe("/");
  expect(finderAddress({ text: "", gender: "boy" })).toBe("/?gender=boy");
  expect(finderAddress({ text: "zoë & co", gender: "all" })).toBe("/?q=zo%C3%AB+%26+co");
});

test("what an address says is what is read from it", () => {
  const finder = { text: "zoë & co", gender: "unisex" } as const;
  expect(read(finderAddress(finder).slice(2))).toEqual({ ...finder, draw: null });
});
