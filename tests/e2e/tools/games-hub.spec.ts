import pool from "#data/games/trend-timeline.json" with { type: "json" };
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { drawRound } from "#domain/games/round/draw-round.ts";
import { openTimeline } from "#domain/games/trend-timeline/open-timeline.ts";
import { OPEN_TIMELINE } from "#domain/games/trend-timeline/timeline-points.ts";
import { button, heading, main } from "#tests/support/parts/game-parts.ts";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const DATE = "2026-11-23";
const asked = drawRound(openTimeline(pool.rows), { mode: "daily", date: DATE }, ROUND_LENGTH.daily).map(
  ({ item }) => item,
);
/** The question whose answer lies beside another option. */
const halfAt = asked.findIndex((item) => item.options.some((option) => OPEN_TIMELINE.isHalf?.(item, option)));

test("The round of the day from the hub: half a point, all answers at the end, and Escape leaves @phone-full", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${DATE}T12:00:00`));
  await open(page, "/games");
  const today = page.getByRole("region", { name: "Today’s five" });
  await today.getByRole("link", { name: "Today’s five: Trend Timeline" }).click();
  for (const [at, item] of asked.entries()) {
    await expect(heading(page, item.name)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const half = item.options.find((option) => OPEN_TIMELINE.isHalf?.(item, option));
    await button(page, at === halfAt && half !== undefined ? half : item.correct).click();
    await button(page, "Submit Guess").click();
    await expect(
      heading(page, at === halfAt ? "Half a point." : "Congratulations, that is right."),
    ).toBeFocused();
    await button(page, at < asked.length - 1 ? "Next Name" : "Finish Game").click();
  }
  await expect(heading(page, "4½/5 correct")).toBeFocused();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const given = page.getByRole("list", { name: "Your answers" });
  await expect(given.getByRole("link")).toHaveText(asked.map(({ name }) => name));
  await expect(given.getByText(/^Your answer: \d{4}s \(half a point\)$/)).toHaveCount(1);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/games");
  await expect(today.getByRole("link", { name: /Trend Timeline 4½\/5/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Play Trend Timeline" })).toBeFocused();

  // Anywhere on a card opens its game.
  const card = main(page).getByRole("listitem").filter({ hasText: "Eight scrambled names" });
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL("/games?play=word-scramble");
  for (const hint of ["It starts with L.", "It ends with Y.", "It starts with LU."]) {
    await button(page, "Another hint").click();
    await expect(main(page).getByText(hint, { exact: true })).toBeVisible();
  }
  await expect(button(page, "No more hints")).toBeFocused();
  await page.getByLabel("Your guess").fill("lu");
  await page.getByLabel("Your guess").press("Escape");
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toBeFocused();
});
