import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
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

test("A list that took a capital for another name shows each once, and can be changed; so does a change that waited with one @full", async ({
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
  await openMoves(page, "Hazel");
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
  await openMoves(page, "Hazel");
  await page.getByRole("button", { name: "Move Hazel to the top" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Theodore", "Rowan"]);
  await page.getByRole("button", { name: "Move Hazel down" }).click();
  // The same by the keys of a grip, which keeps the focus.
  await grip(page, "Rowan").press("ArrowUp");
  await expect(grip(page, "Rowan")).toBeFocused();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  await expect(page.getByText("Rowan is now 2 of 3")).toBeAttached();
  await page.getByText("Sort this list").click();
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

test("A row is dragged to its place; ticked names are compared, removed at once, and brought back; the surname stands under each @full", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel", "rowan", "theodore");
  await open(page, "/saved");
  const from = (await grip(page, "Hazel").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const to = (await grip(page, "Theodore").boundingBox()) ?? from;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesIn(page)).toEqual(["Hazel", "Theodore", "Rowan"]);
  await expect.poll(() => keptFor(context)).toEqual(["hazel", "theodore", "rowan"]);

  await page.getByLabel("Our surname").fill("Alvarez");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("listitem").getByText("Alvarez")).toHaveCount(3);
  await page.reload();
  await expect(page.getByText("Surname: Alvarez")).toBeVisible();

  for (const name of ["Hazel", "Rowan"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  const bar = page.getByRole("region", { name: "Selected names" });
  await expect(bar).toContainText("2 selected");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Theodore"]);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => keptFor(context)).toEqual(["hazel", "theodore", "rowan"]);
  await page.goto("/fit");
  await expect(page.getByLabel("Surname")).toHaveValue("Alvarez");
});

test("Everything is forgotten only after a question @full", async ({ page, context }) => {
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
  await expect(toast(page)).toContainText("Everything is deleted");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("visitor");
});

test("A list of 200 names opens, and each can be removed @phone-full @full", async ({ page, context }) => {
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

const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}: drag` });

/** A press on the grip, without dragging, brings the buttons. */
async function openMoves(page: Page, name: string): Promise<void> {
  await grip(page, name).click();
}

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
