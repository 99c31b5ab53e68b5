import type { Page } from "@playwright/test";
import { saveThree } from "./given.ts";
import type { Shot } from "./shot.ts";

const NAMES = ["hazel", "violet", "ivy", "juniper", "olive", "wren", "silas", "otis"];
const PARTNER = 9;
const judged = NAMES.map((id, place) => ({ id, own: null, verdict: place % 3 === 0 ? "love" : "like" }));
const heard = [
  {
    from: PARTNER,
    to: 5,
    names: NAMES.slice(0, 6).map((id, place) => ({ id, own: null, mark: place < 3 ? "love" : "like" })),
  },
];
const names = NAMES.slice(0, 5).map((id) => ({ id, own: null }));
const sure = Array.from({ length: 15 }, (_, turn) => ({ winner: 1, loser: [0, 2, 3, 4][turn % 4] }));

/** As a browser would have kept it. */
function keep(kept: object): (page: Page) => Promise<void> {
  return async (page) => {
    const text = JSON.stringify({ version: 1, self: 5, judged, heard: [], passed: [], ...kept });
    await page.evaluate((value) => localStorage.setItem("together", value), text);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
  };
}

async function makeLink(page: Page): Promise<void> {
  await keep({})(page);
  await page.getByRole("button", { name: "Send to your partner" }).click();
  await page.getByRole("button", { name: "Show a QR code" }).click();
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
}

/** A partner's link, opened by somebody who has nothing here. */
async function openPartners(page: Page): Promise<void> {
  await keep({})(page);
  await page.getByRole("button", { name: "Send to your partner" }).click();
  const link = await page.getByLabel("The link", { exact: true }).inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/about");
  await page.goto(link);
  await page.getByRole("region", { name: "Names to rate" }).waitFor();
}

/** Choosing together: the first card, a link, a partner's cards, matches, a duel, its result, a damaged link, on paper. */
export const TOGETHER_SHOTS: readonly Shot[] = [
  { name: "together-likes", path: "/together", given: saveThree },
  { name: "together-partner", path: "/together#send", act: openPartners },
  { name: "together-link", path: "/together#send", act: makeLink },
  { name: "together-matches", path: "/together#matches", act: keep({ heard, passed: [PARTNER] }) },
  {
    name: "together-duel",
    path: "/together#decide",
    widths: [320, 390, 1280],
    act: async (page) => {
      await keep({ heard, passed: [PARTNER] })(page);
      await page.getByRole("button", { name: "Just me" }).click();
    },
  },
  {
    name: "together-result",
    path: "/together#decide",
    act: keep({ heard, passed: [PARTNER], down: { names, answers: [sure] } }),
  },
  { name: "together-damaged", path: "/together#t=AbCdEf", themes: ["light"] },
  {
    name: "together-print",
    path: "/together#decide",
    widths: [726],
    themes: ["light"],
    act: async (page) => {
      await keep({ heard, passed: [PARTNER], down: { names, answers: [sure] } })(page);
      await page.emulateMedia({ media: "print" });
    },
  },
  { name: "together-no-script", path: "/together", themes: ["light"], options: { javaScriptEnabled: false } },
];
