import { expect, test } from "vitest";
import { mayOfferInstall } from "./may-offer-install.ts";

test("pages that are read, browsed or searched may carry the offer", () => {
  for (const path of [
    "/",
    "/blog",
    "/names",
    "/names/hazel",
    "/saved",
    "/about",
    "/games",
    "/printable-resources",
  ])
    expect(mayOfferInstall(path, ""), path).toBe(true);
  expect(mayOfferInstall("/", "?q=hazel")).toBe(true);
});

test("tools in use, sheets, games that are played and pages to be left in peace do not", () => {
  for (const path of [
    "/growth",
    "/fit",
    "/together",
    "/templates/feeding-log",
    "/parent-directory",
    "/privacy",
    "/offline",
    "/newsletter/confirm",
  ])
    expect(mayOfferInstall(path, ""), path).toBe(false);
  expect(mayOfferInstall("/games", "?play=origin-matching")).toBe(false);
});
