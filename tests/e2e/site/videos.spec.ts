import {
  card,
  cards,
  category,
  expectSelected,
  highlighted,
  library,
  player,
  selectedTitle,
} from "#tests/support/parts/videos-page.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A card, its play area and the library each select a video and lead to the player @phone @full", async ({
  page,
}) => {
  await open(page, "/videos");
  await expect(selectedTitle(page)).toHaveText("How early experiences build a baby’s brain");
  await expect(highlighted(page)).toHaveCount(1);

  await card(page, "Starting solid foods").getByRole("link").click();
  await expectSelected(page, "Starting solid foods", "/videos?video=starting-solids");
  await expect(player(page).getByText("This is a topic, not a single video")).toBeVisible();

  // The upper part of a card is its play area.
  await card(page, "A deep latch").click({ position: { x: 80, y: 60 } });
  await expectSelected(page, "A deep latch that doesn’t hurt", "/videos?video=latch");
  await expect(player(page).getByText("Its maker allows it only on sites without ads.")).toBeVisible();

  await library(page, "When a baby is choking").click();
  await expectSelected(page, "When a baby is choking", "/videos?video=choking");
  await expect(player(page).getByText("made in the United Kingdom")).toBeVisible();
  await expect(player(page).getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");

  await page.goBack();
  await expect(selectedTitle(page)).toHaveText("A deep latch that doesn’t hurt");
  await page.reload();
  await expect(selectedTitle(page)).toHaveText("A deep latch that doesn’t hurt");
  await expect(highlighted(page)).toContainText("A deep latch");
});

test("The page glides to the player a moment after the choice, by keyboard too, and jumps if gliding is unwelcome @full", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/videos");
  const solids = card(page, "Starting solid foods").getByRole("link");
  await solids.scrollIntoViewIfNeeded();
  const soonAfter = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const place = () => document.querySelector("#player")?.getBoundingClientRect().top ?? 0;
        addEventListener("click", () => setTimeout(() => resolve(place()), 50), {
          capture: true,
          once: true,
        });
      }),
  );
  await solids.click();
  expect(await soonAfter).toBeLessThan(-200);
  await expectSelected(page, "Starting solid foods", "/videos?video=starting-solids");

  await page.emulateMedia({ reducedMotion: "reduce" });
  const pause = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let chosen = Number.NaN;
        addEventListener("click", () => (chosen = performance.now()), true);
        document
          .querySelector("#player")
          ?.addEventListener("focus", () => resolve(performance.now() - chosen));
      }),
  );
  await library(page, "Safe sleep").press("Enter");
  expect(await pause).toBeGreaterThanOrEqual(99);
  await expect(selectedTitle(page)).toHaveText(/^Safe sleep/);
  expect((await player(page).boundingBox())?.y).toBeLessThan(120);
});

test("Search looks at titles alone, the category must fit too, and the selected video stays @full", async ({
  page,
}) => {
  await open(page, "/videos?video=latch");
  const field = page.getByRole("searchbox", { name: "Search by title" });
  await field.pressSequentially("BABY", { delay: 20 });
  await expect(page).toHaveURL("/videos?q=BABY&video=latch");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText("5 of 10 videos")).toBeVisible();
  // Both before the page has followed the first.
  await page.evaluate(() => {
    for (const button of ['.chip[value="safety"]', ".vid-search button"]) {
      document.querySelector<HTMLElement>(button)?.click();
    }
  });
  await expect(page).toHaveURL("/videos?q=BABY&category=safety&video=latch");
  await expect(cards(page)).toHaveCount(2);
  await expect(category(page, "Baby Safety")).toHaveAttribute("aria-pressed", "true");
  await expect(selectedTitle(page)).toHaveText("A deep latch that doesn’t hurt");

  // In a description, and in no title.
  await field.fill("grandparents");
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria")).toBeVisible();
  await page.getByRole("link", { name: "Show all videos" }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("grandparents");
  await page.goBack();
  await expect(field).toHaveValue("BABY");
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL("/videos?video=latch");
});
