import { expect, test } from "vitest";
import { cacheName, isPersonal, outdated, versionIn } from "./cache-names.ts";

test("a cache carries its kind and its build", () => {
  expect(cacheName("pages", "1f3a")).toBe("pages-1f3a");
  expect(versionIn("pages-1f3a")).toBe("1f3a");
  expect(versionIn("somebody-elses")).toBeUndefined();
});

test("a new build leaves the one before it, and nothing older", () => {
  const names = ["shell-a", "pages-a", "shell-b", "pages-b", "copy-b", "shell-c", "not ours"];
  expect(outdated(names, "c")).toEqual(["shell-a", "pages-a"]);
  expect(outdated(["shell-a"], "a")).toEqual([]);
});

test("a build that comes back keeps what it had", () => {
  expect(outdated(["shell-a", "pages-a", "shell-b", "pages-b"], "a")).toEqual([]);
});

test("what somebody read or saved is personal, the letters and scripts are not", () => {
  expect(["pages-a", "carried-a", "data-a", "answers-a", "shell-a", "copy-a"].map(isPersonal)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
