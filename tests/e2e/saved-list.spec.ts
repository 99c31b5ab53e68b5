import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import {
  keptFor,
  keptNotes,
  open,
  saveByCall,
  savedButton,
  savedCount,
  toast,
} from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const NOTE = "After grandmother’s garden";

test("The empty list says how to begin", async ({ page }) => {
  await open(page, "/saved");
  await expect(page.getByRole("heading", { level: 1, name: "Saved Names" })).toBeVisible();
  await page.getByRole("link", { name: "Find a name" }).click();
  await expect(page).toHaveURL("/");
});

test("The list stands in its order, newest first", async ({ page, context }) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await open(page, "/saved");
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
});

test("A list that took a capital for another name shows each once, and can be changed @phone", async ({
  page,
  context,
  server,
}) => {
  await saveByCall(context, "hazel", "rowan", "noah");
  await context.request.patch("/api/saved-names/noah", { data: { note: NOTE } });
  spoil(server.dataDir);
  await open(page, "/saved");
  await expect.poll(() => namesIn(page)).toEqual(["Noah", "Rowan", "Hazel"]);
  expect(await keptNotes(context)).toEqual([`with a capital\n${NOTE}`, "", ""]);
  await expect(savedButton(page, "Hazel")).toBeVisible();
  await savedButton(page, "Noah").click();
  await expect.poll(() => keptFor(context)).toEqual(["rowan", "hazel"]);
  await page.getByRole("button", { name: "Move Hazel to the top" }).click();
  await expect.poll(() => keptFor(context)).toEqual(["hazel", "rowan"]);
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Rowan"]);
});

test("A change that waited with a capital in its id is sent, and ends", async ({ page, context }) => {
  await saveByCall(context, "hazel", "rowan");
  await page.addInitScript(() =>
    localStorage.setItem(
      "waiting-changes 000000001 000001 abcdef",
      JSON.stringify({ kind: "remove", nameId: "Hazel" }),
    ),
  );
  await open(page, "/saved");
  await expect.poll(() => namesIn(page)).toEqual(["Rowan"]);
  await expect.poll(() => keptFor(context)).toEqual(["rowan"]);
});

test("The list is put in another order, which stays @phone", async ({ page, context }) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await open(page, "/saved");
  await page.getByRole("button", { name: "Move Hazel to the top" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Theodore", "Rowan"]);
  await page.getByRole("button", { name: "Move Hazel down" }).click();
  await page.getByRole("button", { name: "Move Rowan up" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  await page.getByRole("button", { name: "A to Z" }).click();
  await expect.poll(() => keptFor(context)).toEqual(["hazel", "rowan", "theodore"]);
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Rowan", "Theodore"]);
});

test("A note is written beside a name, and stays @phone", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await open(page, "/saved");
  await page.getByRole("link", { name: "Add a note on Hazel" }).click();
  await page.getByLabel("Note on Hazel").fill(NOTE);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => keptNotes(context)).toEqual([NOTE]);
  await page.reload();
  await expect(page.getByRole("main").getByText(NOTE).first()).toBeVisible();
});

test("A name removed from the list comes back to its place @phone", async ({ page, context }) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await context.request.patch("/api/saved-names/rowan", { data: { note: NOTE } });
  await open(page, "/saved");
  await savedButton(page, "Rowan").click();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Hazel"]);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  await expect.poll(() => keptNotes(context)).toEqual(["", NOTE, ""]);
});

test("Everything is forgotten only after a question", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await open(page, "/saved");
  const forget = page.getByRole("button", { name: "Forget everything on this device" });
  const declined = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await forget.click();
  await declined;
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
  const agreed = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await forget.click();
  await agreed;
  await expect(toast(page)).toContainText("Forgotten");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("visitor");
});

test("A list of 200 names opens, and each can be removed @phone", async ({ page, context }) => {
  const found = await Promise.all(
    ["a", "el", "jo", "ma", "ro", "th"].map(async (letters) => {
      const answer = await context.request.get(`/api/names/search?q=${letters}`);
      const names: readonly { readonly id: string }[] = await answer.json();
      return names.map(({ id }) => id);
    }),
  );
  const ids = [...new Set(found.flat())].slice(0, 200);
  const names = ids.map((nameId) => ({ nameId }));
  await context.request.post("/api/saved-names/merge", { data: { names } });
  await open(page, "/saved");
  await expect.poll(async () => (await namesIn(page)).length).toBe(ids.length);
  await page
    .getByRole("button", { name: /^Saved! Remove / })
    .last()
    .click();
  await expect.poll(async () => (await namesIn(page)).length).toBe(ids.length - 1);
});

function namesIn(page: Page): Promise<readonly string[]> {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Saved! / }) })
    .locator('a[href^="/names/"]')
    .allInnerTexts();
}

/** Makes the list what it could become once: "Hazel" in place of hazel, and "Noah" above noah. */
function spoil(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "namekin.sqlite"));
  const visitor = "(select visitor from saved_names where name_id = 'noah' and note = ?)";
  database
    .prepare(`update saved_names set name_id = 'Hazel' where name_id = 'hazel' and visitor = ${visitor}`)
    .run(NOTE);
  database
    .prepare(
      `insert into saved_names select visitor, 'Noah', 'with a capital', saved_at, position - 1
       from saved_names where name_id = 'noah' and note = ?`,
    )
    .run(NOTE);
  database.close();
}
