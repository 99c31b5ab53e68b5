import type { BrowserContext } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { library, player } from "#tests/support/parts/videos-page.ts";

const PLAYER_HOST = "https://www.youtube-nocookie.com";
const PLATFORM = "https://www.youtube.com";

test("Nothing comes from elsewhere until the visitor asks; then the player does, and leaves again @phone-full", async ({
  page,
  context,
  server,
}) => {
  const foreign = await answerForeign(context, server.url);
  await open(page, "/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Videos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Educational Parenting Videos" })).toBeVisible();
  await expect(player(page).getByText("Video Topic Selected")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
  const film = page.locator("iframe");
  await expect(film).toBeHidden();
  await expect(film).not.toHaveAttribute("src");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);

  const watch = player(page).getByRole("button", { name: "Watch here" });
  await watch.click();
  await expect(film).toBeVisible();
  const address = new URL((await film.getAttribute("src")) ?? "");
  expect(address.origin).toBe(PLAYER_HOST);
  expect(address.searchParams.has("autoplay")).toBe(false);
  await expect(page.frameLocator("iframe").getByText("A player")).toBeVisible();
  expect(foreign).toEqual([address.href]);

  await library(page, "Why answering your baby shapes the brain").click();
  await expect(film).toBeHidden();
  await watch.click();
  await expect(page.frameLocator("iframe").getByText("A player")).toBeVisible();
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(film).toBeHidden();
  await expect(watch).toBeFocused();
  expect(foreign).toHaveLength(2);
  expect(foreign.every((asked) => asked.startsWith(`${PLAYER_HOST}/embed/`))).toBe(true);

  await test.step("where no film can be shown, the platform's results open in a new tab", async () => {
    await open(page, "/videos?video=safe-sleep");
    await expect(player(page).getByRole("button", { name: "Watch here" })).toHaveCount(0);
    await expect(player(page).getByRole("link", { name: /^Watch on YouTube/ })).toHaveCount(0);
    await expect(player(page).getByText("We couldn’t confirm this video’s address")).toBeVisible();
    const opened = context.waitForEvent("page");
    await player(page).getByRole("link", { name: "Find it on YouTube (opens in a new tab)" }).click();
    const results = new URL((await opened).url());
    expect(`${results.origin}${results.pathname}`).toBe(`${PLATFORM}/results`);
    expect(results.searchParams.get("search_query")).toBe(
      "NICHD Safe Infant Sleep for Grandparents pediatric educational",
    );
    expect(foreign.slice(2)).toEqual([results.href]);
    await expect(page).toHaveURL("/videos?video=safe-sleep");
  });
});

/** Answers whatever is asked of other hosts, and keeps the addresses. */
async function answerForeign(context: BrowserContext, site: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== site && url.protocol.startsWith("http"),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>A player</title><p>A player</p>" });
    },
  );
  return asked;
}
