import { answerAll, card, cards, duels, likes, press, sendLink, toStep } from "#tests/support/choosing.ts";
import { expectAccessible, expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open, saveByCall } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { TWELVE } from "#tests/support/parts/twelve-names.ts";

const PATH = "/together";

test("Damaged, newer and endless links say so, and change nothing; one’s own link is recognized @full", async ({
  page,
}) => {
  await open(page, PATH);
  await press(page, "Love");
  await expect(likes(page).getByRole("listitem")).toHaveCount(1);
  const link = await sendLink(page);
  const [address = "", content = ""] = link.split("#");
  const other = content.endsWith("A") ? "B" : "A";
  const newer = Buffer.from(content.slice(2), "base64url");
  newer[0] = 9;
  for (const [fragment, title] of [
    [content.slice(0, -9), "This link is incomplete"],
    [`${content.slice(0, 20)}${other}${content.slice(21)}`, "This link is incomplete"],
    [`t=${newer.toString("base64url")}`, "This link is newer than this page"],
    [`r=${content.slice(2, -9)}`, "This link is incomplete"],
    [content, "This is your own link"],
  ] as const) {
    await page.goto(`${address}#${fragment}`);
    await expect(page.getByRole("region", { name: title })).toBeVisible();
    await press(page, "OK");
    await expect(page.getByRole("region", { name: title })).toBeHidden();
  }
  // Longer than a browser takes from outside.
  await page.evaluate(() => (location.hash = `t=${"A".repeat(1_500_000)}`));
  await expect(page.getByRole("region", { name: "This is not one of our links" })).toBeVisible();
  await press(page, "OK");
  await expect(likes(page).getByRole("listitem")).toHaveCount(1);
});

test("Cards by keys and undo, own names, and down to one, alone and as two", async ({ page, context }) => {
  await open(page, PATH);
  await expectAccessibleByDayAndNight(page);
  const [first, no] = [
    await card(page).innerText(),
    cards(page).getByRole("button", { name: "No", exact: true }),
  ];
  await no.press("2");
  await expect(cards(page)).toContainText("2 of 10");
  await expect(no).toBeFocused();
  await no.press("0");
  await expect(card(page)).toHaveText(first);
  await expect(likes(page).getByRole("listitem")).toHaveCount(0);
  await page.getByText("Cards: girls and boys, any origin.").click();
  await page.getByLabel("Names for").selectOption("Girl Names");
  await expect(cards(page)).toContainText("Girl");
  await page.getByLabel("Which names").selectOption("Rare");
  await expect(page.getByText("under 10,000 ever")).toBeVisible();
  await page.locator("summary", { hasText: /^Origin/ }).click();
  await page.getByRole("checkbox", { name: "Irish" }).check();
  await expect(page.getByText("Cards: girls, one filter.")).toBeVisible();
  // A card shows a name's root: one that is used in Ireland may be of another (Alanna).
  const matching = page.getByText(/^\d+ names match\./);
  const howMany = await matching.innerText();
  await expectAccessible(page);

  await saveByCall(context, ...TWELVE.slice(0, 3));
  await open(page, PATH);
  await press(page, "Add my 3 saved names to my likes");
  await press(page, "Add as a like");
  await expect(page.getByText("Please type a name with at least one letter.")).toBeVisible();
  await page.getByLabel("Add a name of your own").fill("Zebulina");
  await press(page, "Add as a like");
  await expect(likes(page).getByRole("listitem")).toHaveCount(4);
  await open(page, PATH);
  await expect(likes(page).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Cards: girls, one filter.")).toBeVisible();
  await expect(matching).toHaveText(howMany);

  await toStep(page, "Decide");
  await duels(page).getByRole("button", { name: "Just me" }).click();
  await answerAll(page, "last");
  await expect(duels(page).getByRole("heading", { name: "Zebulina comes first" })).toBeVisible();
  await expect(duels(page).getByRole("row")).toHaveCount(5);
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Save as a text file")]);
  expect(file.suggestedFilename()).toBe("our-names.txt");
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await press(page, "Close");
  await duels(page).getByRole("button", { name: "The two of us, on this device" }).click();
  await answerAll(page, "last");
  await expect(duels(page)).toContainText("Your answers stay hidden.");
  await press(page, "I’m ready");
  await answerAll(page, "last");
  await expect(duels(page)).toContainText("Based on both your answers");
});

test("A finger pushes a card aside: left for No, right for Like; a short slip does nothing @phone-only @full", async ({
  page,
}) => {
  await open(page, PATH);
  const session = await page.context().newCDPSession(page);
  const push = async (by: number) => {
    const box = (await card(page).boundingBox()) ?? { x: 0, y: 0 };
    const [x, y] = [box.x + 100, box.y + 20];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (const part of [0.3, 0.6, 1]) {
      const touchPoints = [{ x: x + part * by, y }];
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const first = await card(page).innerText();
  await push(30);
  await expect(card(page)).toHaveText(first);
  await push(120);
  await expect(likes(page).getByRole("listitem")).toHaveText([new RegExp(`^${first}`)]);
  await push(-90);
  await expect(cards(page)).toContainText("3 of 10");
  await expect(likes(page).getByRole("listitem")).toHaveCount(1);

  await sendLink(page);
  await press(page, "Show a QR code");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
