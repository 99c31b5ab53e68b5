import type { Page } from "@playwright/test";
import {
  card,
  cards,
  expectSilence,
  judgeAll,
  linkOf,
  matches,
  press,
  sendLink,
  toStep,
} from "#tests/support/choosing.ts";
import { offlineTest as test } from "#tests/support/offline-test.ts";
import { open } from "#tests/support/on-screen.ts";
import { twoPhones } from "#tests/support/parts/two-phones.ts";
import { expect } from "#tests/support/site-test.ts";
import { expectMatches, OPINION, SECRET, loveThree, TWELVE } from "#tests/support/parts/twelve-names.ts";

const PATH = "/together";

/** All that the worker keeps, each with the name of its cache. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flatMap((requests, place) => requests.map(({ url }) => `${names[place]} ${url}`));
  });
}

test("Two choose by links alone, without a network: twelve names, a blind pass, the same matches on both sides @full", async ({
  browser,
  page,
  context,
  front,
}) => {
  test.slow();
  const { other, partner, sent, sentByPartner } = await twoPhones(
    { page, context, browser, front },
    TWELVE.toReversed(),
  );

  await open(page, PATH);
  await expect(card(page)).toBeVisible();
  await loveThree(page);
  const link = await sendLink(page);
  expect(link.length).toBeLessThan(600);
  await press(page, "Show a QR code");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();

  await partner.goto(link);
  // Nothing of the page's own: no menus, no deck, and no more cards than were sent.
  await expect(cards(partner)).toContainText("Your partner never sees a “no”.");
  await expect(partner.getByRole("navigation")).toHaveCount(0);
  expect(await judgeAll(partner, OPINION)).toBe(18);
  expect(new URL(partner.url()).hash).toBe("#matches");
  await expectMatches(partner);
  await partner.reload();
  await expectMatches(partner);
  await expect(partner.getByText("Silas")).toHaveCount(0);

  const reply = await linkOf(partner, "Send your answer back");
  await page.goto(reply);
  await press(page, "See what you both like");
  await expectMatches(page);
  expect(new URL(page.url()).hash).toBe("#matches");
  expectSilence(sent, SECRET);
  expectSilence(sentByPartner, SECRET);
  front.down = false;
  // Opened where there is a network, it is kept as a page, and its fragment is not.
  const again = await other.newPage();
  await again.goto(link);
  await expect(again.getByRole("button", { name: "See what you both like" })).toBeVisible();
  const kept = await keptAddresses(again);
  expect(kept).toContainEqual(expect.stringMatching(/^pages-.* .*\/together$/));
  expect(kept.filter((address) => address.includes("#"))).toEqual([]);
  await again.close();
  front.down = true;

  // Second look: what the partner loves besides comes up among the next ten, and nothing tells which it is.
  await open(partner, PATH);
  await partner.getByLabel("Add a name of your own").fill("Zebulina");
  await press(partner, "Add as a like");
  await press(partner, "Love Zebulina");
  await toStep(partner, "2 Send");
  await page.goto(await linkOf(partner, "Send your answer back"));
  await press(page, "See what you both like");
  await expectMatches(page);
  await expect(matches(page)).toContainText("still in the cards ahead");
  await page.getByRole("link", { name: "Ten more names" }).click();
  const hand: string[] = [];
  for (let place = 0; place < 10; place++) {
    hand.push(await card(page).innerText());
    await expect(cards(page)).toContainText(`${place + 1} of 10`);
    await press(page, "No");
  }
  expect(hand).toContain("Zebulina");
  expectSilence(sentByPartner, SECRET);
  await other.close();
});
