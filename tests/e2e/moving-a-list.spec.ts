import type { BrowserContext } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { keptFor, keptNotes, open, saveByCall, toast } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const NOTE = "After grandmother’s garden, “Häsel”\nsecond line";

test.beforeEach(async ({ context }) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await context.request.patch("/api/saved-names/rowan", { data: { note: NOTE } });
});

test("A list moves to another browser by file, with its notes and order", async ({
  page,
  anotherBrowser,
}) => {
  await open(page, "/saved");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download a file" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.json$/);

  const other = await anotherBrowser();
  const theirs = await other.newPage();
  await open(theirs, "/saved");
  await theirs.getByLabel("File of saved names").setInputFiles(await file.path());
  await expect(theirs.getByText("3 added.")).toBeVisible();
  await expectMoved(other);
});

test("A list moves to another browser by private link, which the server never sees @phone", async ({
  page,
  context,
  anotherBrowser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/saved");
  await page.getByRole("button", { name: "Copy the private link" }).click();
  await expect(toast(page)).toContainText("Link copied to clipboard!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/saved#list=[\w-]+$/);

  const other = await anotherBrowser();
  const theirs = await other.newPage();
  const asked: string[] = [];
  theirs.on("request", (request) => asked.push(request.url()));
  await open(theirs, link);
  expect(await keptFor(other)).toEqual([]);
  await theirs.getByRole("button", { name: "Add them to my list" }).click();
  await expect(theirs.getByText("3 added.")).toBeVisible();
  await expect(theirs).toHaveURL("/saved");
  await expectMoved(other);
  expect(asked.filter((url) => url.includes("list="))).toEqual([]);
});

test("A moved list adds to the one that is there", async ({ page, context, anotherBrowser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/saved");
  await page.getByRole("button", { name: "Copy the private link" }).click();
  await expect(toast(page)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await anotherBrowser();
  await saveByCall(other, "maeve", "hazel");
  const theirs = await other.newPage();
  await open(theirs, link);
  await theirs.getByRole("button", { name: "Add them to my list" }).click();
  await expect(theirs.getByText("2 added, 1 was already on your list.")).toBeVisible();
  expect(await keptFor(other)).toEqual(["theodore", "rowan", "hazel", "maeve"]);
});

test("A link that was cut is refused whole", async ({ page }) => {
  await open(page, "/saved#list=AQAAAABoYXpl");
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add them to my list" })).toHaveCount(0);
});

test("A file that is no list is refused in words", async ({ page, context }) => {
  await open(page, "/saved");
  const buffer = Buffer.from("no list at all");
  await page
    .getByLabel("File of saved names")
    .setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
  await expect(page.getByRole("status").filter({ hasText: /file/i })).toBeVisible();
  expect(await keptFor(context)).toHaveLength(3);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list moves by file, too", async ({ page, anotherBrowser }) => {
    await page.goto("/saved");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download a file" }).click();
    const buffer = await readFile(await (await downloading).path());

    const other = await anotherBrowser({ javaScriptEnabled: false });
    const theirs = await other.newPage();
    await theirs.goto("/saved");
    await theirs
      .getByLabel("File of saved names")
      .setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
    await theirs.getByRole("button", { name: "Add to my list" }).click();
    await expect(theirs.getByText("3 added.")).toBeVisible();
    await expectMoved(other);
  });
});

async function expectMoved(context: BrowserContext): Promise<void> {
  expect(await keptFor(context)).toEqual(["theodore", "rowan", "hazel"]);
  expect(await keptNotes(context)).toEqual(["", NOTE, ""]);
}
