import { expect, test } from "vitest";
import { isSensitive } from "./is-sensitive.ts";

test("directory, growth, printables, vaccination, games, choosing together and privacy are left in peace", () => {
  for (const path of [
    "/parent-directory",
    "/growth",
    "/printable-resources",
    "/templates/feeding-log",
    "/templates/vaccination-record",
    "/games",
    "/games/guess-the-decade",
    "/together",
    "/privacy",
  ]) {
    expect(isSensitive(path), path).toBe(true);
  }
});

test("other pages are not, even when their path begins alike", () => {
  for (const path of ["/", "/names", "/names/grow", "/blog", "/growth-of-names", "/privacyless"]) {
    expect(isSensitive(path), path).toBe(false);
  }
});
