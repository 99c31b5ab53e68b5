import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

const PLACES = [
  { path: "/", job: "names" },
  { path: "/names", job: "names" },
  { path: "/fit", job: "choose" },
  { path: "/saved", job: "choose" },
  { path: "/parent-directory", job: "help" },
  { path: "/templates", job: "baby" },
  { path: "/contents", job: "more" },
];

test("a page belongs to the job of what it stands below", () => {
  expect(placeOf("/", PLACES)).toEqual({ job: "names", tab: "names" });
  expect(placeOf("/names/hazel", PLACES)).toEqual({ job: "names", tab: "names" });
  expect(placeOf("/templates/feeding-log", PLACES)).toEqual({ job: "baby", tab: "baby" });
});

test("what has no tab of its own is behind the last", () => {
  expect(placeOf("/fit", PLACES)).toEqual({ job: "choose", tab: "more" });
  expect(placeOf("/contents", PLACES)).toEqual({ job: "more", tab: "more" });
});

test("the saved list, whose tab is its own, lights no other", () => {
  expect(placeOf("/saved", PLACES)).toEqual({ job: "choose", tab: null });
});

test("the home page is above nothing", () => {
  expect(placeOf("/privacy", PLACES)).toEqual({ job: null, tab: null });
  expect(placeOf("/fitness", PLACES)).toEqual({ job: null, tab: null });
});
