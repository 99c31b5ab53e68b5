import {
  cards,
  holdScripts,
  keptFor,
  keptNotes,
  open,
  saveButton,
  saveByCall,
  savedButton,
  savedCount,
  savedSection,
  toast,
} from "#tests/support/on-screen.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

const SAVED_NAMES = "**/api/saved-names";

test("A name is saved with one click, shown as saved everywhere, and removed with another @phone @desktop-full", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await expect(savedSection(page)).toHaveCount(0);
  await saveButton(page, "Hazel").click();
  await expect(toast(page)).toContainText("Name saved!");
  await expect(toast(page)).toContainText("Added to your favorites.");
  await expect(savedButton(page, "Hazel")).toContainText("Saved!");
  await expect(savedButton(page, "Hazel")).toHaveAttribute("aria-pressed", "true");
  await expect(savedSection(page)).toContainText("Hazel");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
  expect(await keptFor(context)).toEqual(["hazel"]);

  await savedButton(page, "Hazel").click();
  await expect(toast(page)).toContainText("Name removed");
  await expect(toast(page)).toContainText("Removed from your favorites.");
  await expect(saveButton(page, "Hazel")).toBeVisible();
  await expect(savedSection(page)).toHaveCount(0);
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect(await keptFor(context)).toEqual([]);
});

test("While a name is being saved only its own button rests; what the server refuses is said, and not done; Undo brings a name back to its place", async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/saved-names/);
  await open(page, "/");
  await test.step("only its own button rests", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(SAVED_NAMES, async (route) => {
      if (route.request().method() === "POST") await released;
      await route.continue();
    });
    await saveButton(page, "Hazel").click();
    await expect(cards(page).filter({ hasText: "Hazel" }).getByRole("button")).toBeDisabled();
    await expect(saveButton(page, "Rowan")).toBeEnabled();
    await saveButton(page, "Rowan").click();
    release();
    await expect(savedButton(page, "Hazel")).toBeEnabled();
    await expect(savedButton(page, "Rowan")).toBeEnabled();
    expect((await keptFor(context)).toSorted()).toEqual(["hazel", "rowan"]);
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("a save that the server refuses is said, and the name stays unsaved", async () => {
    await page.route(SAVED_NAMES, async (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await saveButton(page, "Maeve").click();
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Failed to save name.");
    await expect(saveButton(page, "Maeve")).toBeEnabled();
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("a removal that the server refuses is said, and the name stays saved", async () => {
    await page.route(`${SAVED_NAMES}/hazel`, (route) => route.fulfill({ status: 500, body: "" }));
    await savedButton(page, "Hazel").click();
    await expect(toast(page)).toContainText("Failed to remove name.");
    await expect(toast(page)).toContainText("Error");
    await expect(savedButton(page, "Hazel")).toBeEnabled();
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("a removed name can be brought back to its place, with its note", async () => {
    await saveByCall(context, "maeve");
    const before = await keptFor(context);
    await context.request.patch("/api/saved-names/rowan", { data: { note: "After grandfather" } });
    const notes = await keptNotes(context);
    await open(page, "/");
    await savedButton(page, "Rowan").click();
    await expect.poll(() => keptFor(context)).toEqual(before.filter((id) => id !== "rowan"));
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => keptFor(context)).toEqual(before);
    await expect(savedButton(page, "Rowan")).toBeVisible();
    expect(await keptNotes(context)).toEqual(notes);
    expect(notes).toContain("After grandfather");
  });
});

test("A click before the page has come alive is not lost, and what it removes can be brought back @phone @desktop-full", async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await saveButton(page, "Hazel").click();
  release();
  await expect(savedButton(page, "Hazel")).toBeVisible();
  expect(await keptFor(context)).toEqual(["hazel"]);

  await context.request.patch("/api/saved-names/hazel", { data: { note: "After grandmother" } });
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await savedButton(page, "Hazel").click();
  releaseAgain();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(savedButton(page, "Hazel")).toBeVisible();
  await expect.poll(() => keptNotes(context)).toEqual(["After grandmother"]);
});

test("A name is removed without its scripts, if they do not come @full", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await holdScripts(page);
  await page.goto("/saved", { waitUntil: "commit" });
  await savedButton(page, "Hazel").click();
  await expect(page).toHaveURL(/done=removed/);
  expect(await keptFor(context)).toEqual([]);
});
