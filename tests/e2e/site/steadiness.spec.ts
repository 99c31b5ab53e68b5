import { PLAYED_GAMES } from "#tests/support/games/played-games.ts";
import { cards, open, searchField } from "#tests/support/on-screen.ts";
import { MOST_SHIFT, settle, shifts, watchShifts } from "#tests/support/shifts.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

const GROWTH = {
  version: 1,
  children: [
    {
      id: "a",
      name: "Zed",
      sex: "girl",
      born: "2026-05-21",
      gestationWeeks: null,
      measurements: [{ date: "2026-08-20", weight: 5.5, length: 60 }],
    },
  ],
  units: { weight: "kg", length: "cm" },
};

test("Nothing jumps while the home page and a name page load, and from a slow search's bars to its names @phone @desktop-full", async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, "/names/hazel");
  await settle(page);
  expect(await shifts(page)).toBeLessThan(MOST_SHIFT);
  for (const path of ["/?q=irish+girl+short", "/"]) {
    await open(page, path);
    await settle(page);
    expect(await shifts(page), path).toBeLessThan(MOST_SHIFT);
  }

  // Well after the last key: what follows a key within half a second is not counted as a jump.
  await page.route("**/api/names/search-answer*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const answered = page.waitForResponse(/\/api\/names\/search/);
  // As a visitor does it: on a phone the cover folds when the field is touched.
  await searchField(page).click();
  await searchField(page).pressSequentially("hazel");
  await answered;
  await expect(cards(page).first()).toContainText("Hazel");
  await settle(page);
  expect(await shifts(page)).toBeLessThan(MOST_SHIFT);

  // A wish has no hill: it goes while the wish is typed, and not with the answer.
  await open(page, "/");
  await settle(page);
  await searchField(page).click();
  await searchField(page).pressSequentially("irish girl");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Irish" })).toBeVisible();
  await settle(page);
  expect(await shifts(page), "a wish").toBeLessThan(MOST_SHIFT);
});

test("Nothing moves for those who want no motion @full", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/names/hazel", "/saved"]) {
    await open(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getTiming().duration !== 0)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
    );
    expect(moving, path).toEqual([]);
  }
});

test("Nothing jumps where a measured child is kept, whose result comes before the form @full @phone", async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, "/");
  await page.evaluate((kept) => localStorage.setItem("growth", kept), JSON.stringify(GROWTH));
  await open(page, "/growth");
  await expect(page.getByRole("heading", { level: 2, name: /^Weight, / })).toBeVisible();
  await settle(page);
  expect(await shifts(page)).toBeLessThan(MOST_SHIFT);
});

test("Nothing jumps when today's results come to the games, or the device's pages to the one without a network @full @phone-full", async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, "/offline");
  await settle(page);
  expect(await shifts(page), "/offline").toBeLessThan(MOST_SHIFT);
  await page.evaluate(
    (ids) => {
      const day = new Date();
      const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
        .map((part) => String(part).padStart(2, "0"))
        .join("-");
      const daily = { date, points: 3, most: 5, marks: [true, true, true, false, false] };
      const games = Object.fromEntries(ids.map((id) => [id, { daily }]));
      localStorage.setItem("games", JSON.stringify({ version: 1, games }));
    },
    PLAYED_GAMES.map(({ id }) => id),
  );
  await open(page, "/games");
  await expect(page.getByRole("link", { name: "Today’s five: Trend Timeline 3/5" })).toBeVisible();
  await settle(page);
  expect(await shifts(page), "/games").toBeLessThan(MOST_SHIFT);
});

test("How the curves are read is not pushed along by the names that come in @phone-only", async ({
  page,
}) => {
  await page.goto("/names");
  await expect(page.locator("main .legend")).toBeVisible();
  await page.route(/\/names$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf("</li>", html.indexOf("names rows"))) });
  });
  await page.goto("/names", { waitUntil: "commit" });
  await expect(page.locator("main .nm").first()).toBeVisible();
  await expect(page.locator("main .legend")).toBeHidden();
});
