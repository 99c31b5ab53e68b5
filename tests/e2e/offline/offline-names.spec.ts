import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import {
  cards,
  keptFor,
  namesOn,
  open,
  saveButton,
  savedButton,
  searchField,
} from "#tests/support/on-screen.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { offlineTest as test, openAndGoOffline, openAndKeep } from "#tests/support/offline-test.ts";
import { expect } from "#tests/support/site-test.ts";

const FROM_DEVICE = "You’re offline. These names come from your device.";

test("Without a network, names are drawn from the device @phone-full @full", async ({
  page,
  context,
  front,
}) => {
  await openAndGoOffline(page, front);
  await press(page, "Girl Names");
  await press(page, "Generate Names");
  await expect(note(page)).toContainText(FROM_DEVICE);
  await expect(cards(page)).toHaveCount(12);
  const before = await namesOn(cards(page));
  for (const card of await cards(page).all()) await expect(card).toContainText("Girl");
  await expectAccessible(page);

  await press(page, "Refresh");
  await expect.poll(() => namesOn(cards(page))).not.toEqual(before);
  await expect(cards(page)).toHaveCount(12);
  for (const card of await cards(page).all()) await expect(card).toContainText("Girl");

  // Kept for a reload, as any other draw.
  const [first = ""] = await namesOn(cards(page));
  await open(page, "/");
  await expect(cards(page).first()).toContainText(first);
  await saveButton(page, first).click();
  await expect(savedButton(page, first)).toContainText("waiting for network");
  front.down = false;
  await open(page, "/");
  await expect.poll(async () => (await keptFor(context)).length).toBe(1);

  front.down = true;
  await test.step("a press of Generate that came before the page was alive draws from the device, too", async () => {
    await open(page, "/?generate=girl#names");
    await expect(note(page)).toContainText(FROM_DEVICE);
    await expect(page.getByRole("heading", { name: "Twelve girl names" })).toBeVisible();
  });
});

// On a phone no names are drawn while one searches.
test("Without a network, a draw keeps to the text of a search as far as the copy knows, and says how far @full", async ({
  page,
  front,
}) => {
  await openAndGoOffline(page, front);
  await open(page, "/");
  await searchField(page).fill("irish boy names");
  await expect(cards(page).first()).toBeVisible();
  await expect(note(page)).toContainText("Of each name’s origins, only the main one is known here.");
  for (const card of await cards(page).all()) await expect(card).toContainText(/Boy.*Irish/s);
  await press(page, "Generate Names");
  await expect(page.getByRole("heading", { name: "Twelve boy names that fit" })).toBeVisible();
  await expect(note(page)).toContainText(FROM_DEVICE);
  for (const card of await cards(page).all()) await expect(card).toContainText("Boy");
  // By origin or use, as the filter says.
  const irish = COLLECTION.filter(({ origin, usedIn }) => origin === "Irish" || usedIn?.includes("Irish"));
  const drawn = await namesOn(cards(page));
  expect(new Set(drawn).difference(new Set(irish.map(({ name }) => name)))).toEqual(new Set());
});

test("Without a network, a search finds by spelling, slip and meaning, and asks again later @phone-full", async ({
  page,
  front,
}) => {
  await openAndGoOffline(page, front);
  for (const [text, name, why] of [
    ["Maeve", "Maeve", "Exact spelling"],
    ["maéve", "Maeve", "Exact spelling"],
    ["Meave", "Maeve", "One letter off"],
    ["theodo", "Theodore", "Starts with"],
    ["means star", "Stella", "Means “star”"],
  ] as const) {
    await searchField(page).fill(text);
    const card = cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card, text).toContainText(why);
    await expect(note(page), text).toContainText(FROM_DEVICE);
  }
  await searchField(page).fill("qqqqzz");
  await expect(page.getByText("No names found. Try adjusting your search or filters.")).toBeVisible();

  // A reload keeps the search: the copy of the page stands in for it.
  await searchField(page).fill("Maeve");
  await expect(page).toHaveURL("/?q=Maeve");
  await page.reload();
  await expect(cards(page).first()).toContainText("Maeve");
  await expect(searchField(page)).toHaveValue("Maeve");

  front.down = false;
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
  await expect(note(page)).toHaveCount(0);
  await expect(cards(page).first().getByRole("img")).toBeVisible();
});

test("What the server refuses is not answered by the device; a network in name only is waited for no longer than ten seconds; the six names beside an article are drawn, too @full", async ({
  page,
  front,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  await openAndKeep(page, "/");
  front.gone.add("/api/names/generate?count=12&gender=all");
  front.gone.add("/api/names/search-answer?q=maeve");
  await press(page, "Generate Names");
  await expect(page.getByRole("alert")).toContainText("Failed to generate names");
  await searchField(page).fill("maeve");
  await expect(page.getByRole("alert").first()).toContainText("Failed to search names");
  await expect(note(page)).toHaveCount(0);

  await open(page, "/blog");
  front.silent = true;
  const tool = page.getByRole("region", { name: "Baby names" });
  await tool.getByLabel("Gender").selectOption("boy");
  await tool.getByRole("button", { name: "Generate Names" }).click();
  await expect(tool).toContainText(FROM_DEVICE);
  await expect(tool.getByRole("listitem")).toHaveCount(6);
  for (const item of await tool.getByRole("listitem").all()) await expect(item).toContainText("Boy");
});

function note(page: Page) {
  return page.getByRole("main").locator(".from-device");
}

function press(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
