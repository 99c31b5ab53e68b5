import type { Page } from "@playwright/test";
import type { Shot } from "./shot.ts";
import { save, saveThree, saveTwoHundred } from "./given.ts";

const SEARCH = "**/api/names/search*";
const SLOW_MS = 30_000;

/** The home page in every state that a visitor may see it in. */
export const HOME_SHOTS: readonly Shot[] = [
  {
    name: "home-generated",
    path: "/",
    async act(page) {
      await page.getByRole("button", { name: "Girl Names" }).click();
      await Promise.all([page.waitForResponse("**/api/names/generate*"), generate(page)]);
    },
  },
  { name: "home-search", path: "/?q=al" },
  { name: "home-search-long-names", path: "/?q=christopher" },
  { name: "home-search-plain", path: "/?q=irish+girl+short" },
  { name: "home-filters-chosen", path: "/?gender=girl&origin=Irish&end=n" },
  {
    name: "home-filters-open",
    path: "/?gender=girl&origin=Irish&end=n",
    widths: [320, 390, 1280],
    act: openFilters,
  },
  {
    name: "home-filters-nothing",
    path: "/?origin=Irish&start=zz",
    async act(page) {
      await generate(page);
      await page.getByText("No names found. Try adjusting").waitFor();
    },
  },
  { name: "home-search-nothing", path: "/?q=zzzzqqq" },
  {
    name: "home-search-pending",
    path: "/",
    async act(page) {
      await page.route(SEARCH, (route) => void setTimeout(() => void route.abort(), SLOW_MS));
      await page.getByLabel("Search names").fill("hazel");
      await page.waitForTimeout(1200);
    },
  },
  {
    name: "home-search-failed",
    path: "/",
    async act(page) {
      await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByLabel("Search names").fill("hazel");
      await page.getByText("Failed to search names").waitFor();
    },
  },
  {
    name: "home-generate-failed",
    path: "/",
    async act(page) {
      await page.route("**/api/names/generate*", (route) => route.fulfill({ status: 500, body: "" }));
      await generate(page);
      await page.getByText("Failed to generate names").waitFor();
    },
  },
  {
    name: "home-offline-save",
    path: "/",
    async act(page) {
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Save Name: Hazel" }).click();
      await page.getByText("waiting for network").first().waitFor();
    },
  },
  {
    name: "home-save-toast",
    path: "/",
    async act(page) {
      await page.getByRole("button", { name: "Save Name: Hazel" }).click();
      await page.getByText("Added to your favorites.").first().waitFor();
    },
  },
  { name: "home-saved-1", path: "/", given: (context) => save(context, ["hazel"]) },
  { name: "home-saved-3", path: "/", given: saveThree },
  { name: "home-saved-200", path: "/", given: saveTwoHundred },
  { name: "home-narrow", path: "/", widths: [320], given: saveThree },
  { name: "home-zoomed", path: "/", widths: [640], options: { deviceScaleFactor: 2 }, given: saveThree },
  { name: "home-no-script", path: "/", themes: ["light"], options: { javaScriptEnabled: false } },
];

function generate(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate Names" }).click();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByText("More filters", { exact: true }).click();
  await page.getByText("Origin or use", { exact: true }).click();
}
