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
} from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const NOTE = "After grandmother’s garden";

test("A list that took a capital for another name shows each once, and can be changed; so does a change that waited with one", async ({
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

  await page.addInitScript(() =>
    localStorage.setItem(
      "waiting-changes 000000001 000001 abcdef",
      JSON.stringify({ kind: "remove", nameId: "Hazel" }),
    ),
  );
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(["Rowan"]);
  await expect.poll(() => keptFor(context)).toEqual(["rowan"]);
});

test("The list is put in another order, which stays; so does a note; a name removed comes back to its place @phone @desktop-full", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await open(page, "/saved");
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  await page.getByRole("button", { name: "Move Hazel to the top" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Theodore", "Rowan"]);
  await page.getByRole("button", { name: "Move Hazel down" }).click();
  await page.getByRole("button", { name: "Move Rowan up" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  await page.getByRole("button", { name: "A to Z" }).click();
  await expect.poll(() => keptFor(context)).toEqual(["hazel", "rowan", "theodore"]);
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Rowan", "Theodore"]);

  await page.getByRole("link", { name: "Add a note on Rowan" }).click();
  await page.getByLabel("Note on Rowan").fill(NOTE);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => keptNotes(context)).toEqual(["", NOTE, ""]);
  await page.reload();
  await expect(page.getByRole("main").getByText(NOTE).first()).toBeVisible();

  await savedButton(page, "Rowan").click();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Theodore"]);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Rowan", "Theodore"]);
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

test("A list of 200 names opens, and each can be removed @phone-full", async ({ page, context }) => {
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
