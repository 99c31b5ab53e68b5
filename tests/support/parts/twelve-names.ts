import { expect, type Page } from "@playwright/test";
import { likes, matches, press } from "#tests/support/choosing.ts";

/** What one of the two has saved. */
export const TWELVE = [
  "hazel",
  "violet",
  "ivy",
  "juniper",
  "olive",
  "wren",
  "silas",
  "otis",
  "felix",
  "rowan",
  "maeve",
  "clara",
];
/** What the other of the two thinks of these. */
export const OPINION = {
  liked: new Set(["violet", "ivy", "otis", "maeve", "clara"]),
  loved: new Set(["hazel", "juniper", "rowan"]),
};
/** Names that no request may tell. */
export const SECRET = [...TWELVE, "zebulina"];
const TOP = ["Hazel", "Juniper"];
const BOTH = ["Clara", "Ivy", "Maeve", "Otis", "Rowan", "Violet"];

/** Takes the twelve over as likes, and loves three of them. */
export async function takeOver(page: Page): Promise<void> {
  await press(page, "Take over your 12 saved names as likes");
  for (const name of ["Hazel", "Juniper", "Silas"]) await press(page, `Love ${name}`);
  await expect(likes(page).getByRole("button", { name: "Love Silas" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
}

/** What both like, the loved first. */
export async function expectMatches(page: Page): Promise<void> {
  const lists = matches(page).getByRole("list");
  await expect(lists.nth(0).getByRole("listitem")).toHaveText(TOP);
  await expect(lists.nth(1).getByRole("listitem")).toHaveText(BOTH);
}
