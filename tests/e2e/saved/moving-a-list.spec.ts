import type { BrowserContext } from "@playwright/test";
import { keptFor, keptNotes, open, saveByCall, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const NOTE = "After grandmother’s garden, “Häsel”\nsecond line";

test.beforeEach(async ({ context }) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await context.request.patch("/api/saved-names/rowan", { data: { note: NOTE } });
});

test("A list moves to another browser by file, with its notes and order; what is no list, and a link that was cut, are refused in words @full", async ({
  page,
  context,
  anotherBrowser,
}) => {
  await open(page, "/saved");
  await page.getByText("Keep a copy", { exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download a file" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.json$/);

  const other = await anotherBrowser();
  const theirs = await other.newPage();
  await open(theirs, "/saved");
  await theirs.getByText("I have a list already").click();
  await theirs.getByLabel("File of saved names").setInputFiles(await file.path());
  await expect(theirs.getByText("3 added.")).toBeVisible();
  await expectMoved(other);

  const buffer = Buffer.from("no list at all");
  await page
    .getByLabel("File of saved names")
    .setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
  await expect(page.getByRole("status").filter({ hasText: /file/i })).toBeVisible();
  await page.goto("/about");
  await open(page, "/saved#list=AQAAAABoYXpl");
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add them to my list" })).toHaveCount(0);
  expect(await keptFor(context)).toHaveLength(3);
});

test("A list moves to another browser by private link, which the server never sees, and adds to one that is there @phone-full", async ({
  page,
  context,
  anotherBrowser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/saved");
  await page.getByText("Keep a copy", { exact: true }).click();
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

  const third = await anotherBrowser();
  await saveByCall(third, "maeve", "hazel");
  const adding = await third.newPage();
  await open(adding, link);
  await adding.getByRole("button", { name: "Add them to my list" }).click();
  await expect(adding.getByText("2 added, 1 was already on your list.")).toBeVisible();
  expect(await keptFor(third)).toEqual(["theodore", "rowan", "hazel", "maeve"]);
});

async function expectMoved(context: BrowserContext): Promise<void> {
  expect(await keptFor(context)).toEqual(["theodore", "rowan", "hazel"]);
  expect(await keptNotes(context)).toEqual(["", NOTE, ""]);
}
