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

/** The saved twelve are likes from the first; loves three of them. */
export async function loveThree(page: Page): Promise<void> {
  await expect(likes(page).getByRole("listitem")).toHaveCount(TWELVE.length);
  for (const name of ["Hazel", "Juniper", "Silas"]) await press(page, `Love ${name}`);
  await expect(likes(page).getByRole("button", { name: "Love Silas" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
}

/** What both like, the loved first. */
export async function expectMatches(page: Page): Promise<void> {
  const [loved, liked] = [TOP.length, BOTH.length];
  await expect(matches(page).getByRole("listitem").locator("p:first-child")).toHaveText([...TOP, ...BOTH]);
  await expect(matches(page).getByText("both love it")).toHaveCount(loved);
  await expect(matches(page).getByText("both like it")).toHaveCount(liked);
}
