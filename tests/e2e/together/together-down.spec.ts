import type { Page } from "@playwright/test";
import {
  answerAll,
  duels,
  expectSilence,
  judgeAll,
  linkOf,
  press,
  sendLink,
  toStep,
} from "#tests/support/choosing.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { offlineTest as test } from "#tests/support/offline-test.ts";
import { open } from "#tests/support/on-screen.ts";
import { twoPhones } from "#tests/support/parts/two-phones.ts";
import { expect } from "#tests/support/site-test.ts";

const PATH = "/together";
const FIVE = ["hazel", "ivy", "maeve", "otis", "violet"];
const MAKE = "Make a link to your order";
const FIELD = "The link to your order";

const arriving = (page: Page, title: string) => page.getByRole("region", { name: title });
/** Place, name and chance of each name. */
const order = (page: Page) => duels(page).getByRole("table").getByRole("row").allInnerTexts();

test("Down to one on two phones: covered until both have answered, then the same order on both, without a network @full", async ({
  page,
  context,
  front,
  browser,
}) => {
  test.slow();
  const { other, partner, sent, sentByPartner } = await twoPhones({ page, context, browser, front }, FIVE);

  await open(page, PATH);
  await partner.goto(await sendLink(page));
  await judgeAll(partner, { liked: new Set(FIVE), loved: new Set() });
  await page.goto(await linkOf(partner, "Send your answer back"));
  await press(page, "See what you both like");
  await page.getByRole("link", { name: "Narrow it down to one" }).click();

  await expect(duels(page)).toContainText("Or on two phones");
  await press(page, "Just me");
  await answerAll(page, "last");
  await expect(duels(page).getByRole("heading", { name: "Violet comes first" })).toBeVisible();
  const mine = await linkOf(page, MAKE, FIELD);
  expect(mine.length).toBeLessThan(160);

  // On the other phone: kept, and covered, also after a reload, until all is answered there.
  await partner.goto(mine);
  await expect(arriving(partner, "Your partner has put your names in order")).toContainText("stays hidden");
  await press(partner, "Go to the duels");
  expect(new URL(partner.url()).hash).toBe("#decide");
  await expect(duels(partner).getByRole("heading", { name: "Down to one" })).toBeFocused();
  for (const again of [false, true]) {
    if (again) await partner.reload();
    await expect(duels(partner)).toContainText("Your partner’s order is here. It stays hidden");
    await expect(duels(partner).getByRole("group", { name: "Which one?" })).toBeVisible();
    await expect(duels(partner).getByRole("table")).toHaveCount(0);
  }
  await answerAll(partner, "first");
  await expect(duels(partner)).toContainText("Based on both your answers");
  await expect(duels(partner)).toContainText("Send your order back");

  const theirs = await linkOf(partner, MAKE, FIELD);
  await page.goto(theirs);
  await press(page, "See your order together");
  await expect(duels(page)).toContainText("Your partner has your order too. You both see this order.");
  const agreed = await order(page);
  expect(agreed).toHaveLength(6);
  expect(await order(partner)).toEqual(agreed);

  // Damaged, newer and one's own: said, and nothing is lost.
  const [address = "", content = ""] = theirs.split("#");
  const newer = Buffer.from(content.slice(2), "base64url");
  newer[0] = 9;
  for (const [link, title] of [
    [theirs.slice(0, -7), "This link is incomplete"],
    [`${theirs.slice(0, -7)}AAAAAAA`, "This link is incomplete"],
    [`${address}#o=${newer.toString("base64url")}`, "This link is newer than this page"],
    [`${address}#o=${"A".repeat(9_000)}`, "This is not one of our links"],
    [mine, "This is your own link"],
  ] as const) {
    await page.goto(link);
    await expect(arriving(page, title)).toBeVisible();
    await press(page, "OK");
    await expect(arriving(page, title)).toBeHidden();
  }
  await toStep(page, "Decide");
  await expect.poll(() => order(page)).toEqual(agreed);
  await expectAccessibleByDayAndNight(page);

  // Put away, the other's order is covered again, and can be forgotten; its link brings it back.
  await press(partner, "Close");
  await expect(duels(partner)).toContainText("Your partner has put 5 names in order.");
  await partner.setViewportSize({ width: 320, height: 640 });
  expect(await partner.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessibleByDayAndNight(partner);
  await press(partner, "Delete your partner’s order");
  await expect(duels(partner)).not.toContainText("Your partner has put");
  await partner.goto(mine);
  await press(partner, "Go to the duels");
  await expect(duels(partner)).toContainText("Question 1, at most 15");

  expectSilence(sent, FIVE);
  expectSilence(sentByPartner, FIVE);
  await other.close();
});
