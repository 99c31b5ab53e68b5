import type { Page } from "@playwright/test";
import {
  another,
  answerAll,
  card,
  cards,
  duels,
  expectSilence,
  judgeAll,
  keep,
  likes,
  linkOf,
  listen,
  matches,
  press,
} from "../support/choosing.ts";
import { expectAccessible, expectAccessibleByDayAndNight } from "../support/expect-accessible.ts";
import { open, saveByCall, toast } from "../support/on-screen.ts";
import { expect, test as siteTest } from "../support/site-test.ts";
import { type Front, startFront } from "../support/start-front.ts";
import { withTwoServers } from "../support/two-servers.ts";

const PATH = "/together";
const TWELVE = [
  "hazel",
  "violet",
  "ivy",
  "juniper",
  "olive",
  "wren",
  "silas",
  "otis",
  "felix",
  "rowan",
  "maeve",
  "clara",
];
/** What the other of the two thinks of these. */
const OPINION = {
  liked: new Set(["violet", "ivy", "otis", "maeve", "clara"]),
  loved: new Set(["hazel", "juniper", "rowan"]),
};
/** Names that no request may tell. */
const SECRET = [...TWELVE, "zebulina"];
const TOP = ["Hazel", "Juniper"];
const BOTH = ["Clara", "Ivy", "Maeve", "Otis", "Rowan", "Violet"];

const test = siteTest.extend<{ readonly front: Front }>({
  front: async ({ server }, use) => {
    const front = await startFront(server.url);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => use(front.url),
});

const NO_NETWORK = /ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_\w+|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED)/;

async function takeOver(page: Page): Promise<void> {
  await press(page, "Take over your 12 saved names as likes");
  for (const name of ["Hazel", "Juniper", "Silas"]) await press(page, `Love ${name}`);
  await expect(likes(page).getByRole("button", { name: "Love Silas" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
}

async function expectMatches(page: Page): Promise<void> {
  const lists = matches(page).getByRole("list");
  await expect(lists.nth(0).getByRole("listitem")).toHaveText(TOP);
  await expect(lists.nth(1).getByRole("listitem")).toHaveText(BOTH);
}

/** All that the worker keeps, each with the name of its cache. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flatMap((requests, place) => requests.map(({ url }) => `${names[place]} ${url}`));
  });
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("Two choose by links alone: twelve names, a blind pass, the same matches on both sides", async ({
    page,
    context,
    front,
    trouble,
    browser,
  }) => {
    test.slow();
    trouble.expect(NO_NETWORK);
    const other = await another(browser, { baseURL: front.url, serviceWorkers: "allow" });
    const partner = await other.newPage();
    await saveByCall(context, ...TWELVE.toReversed());
    const [sent, sentByPartner] = [listen(context), listen(other)];
    await open(page, "/");
    await open(partner, "/");
    await Promise.all([keep(page), keep(partner)]);
    front.down = true;

    await open(page, PATH);
    await expect(card(page)).toBeVisible();
    await takeOver(page);
    const link = await linkOf(page, "Make the link");
    expect(link.length).toBeLessThan(600);
    await press(page, "Show a QR code");
    await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();

    await partner.goto(link);
    await expect(cards(partner)).toContainText("Your partner sees none of this yet");
    await partner.getByRole("button", { name: "Begin with the cards" }).click();
    expect(new URL(partner.url()).hash).toBe("");
    expect(await judgeAll(partner, OPINION)).toBeGreaterThanOrEqual(18);
    await expectMatches(partner);
    await partner.reload();
    await expectMatches(partner);
    await expect(partner.getByText("Silas")).toHaveCount(0);

    const reply = await linkOf(partner, "Make the answer");
    await page.goto(reply);
    await page.getByRole("button", { name: "See what you both like" }).click();
    await expectMatches(page);
    expect(new URL(page.url()).hash).toBe("");
    expectSilence(sent, SECRET);
    expectSilence(sentByPartner, SECRET);
    front.down = false;
    // Opened where there is a network, it is kept as a page, and its fragment is not.
    const again = await other.newPage();
    await again.goto(link);
    await expect(again.getByRole("button", { name: "Begin with the cards" })).toBeVisible();
    const kept = await keptAddresses(again);
    expect(kept).toContainEqual(expect.stringMatching(/^pages-.* .*\/together$/));
    expect(kept.filter((address) => address.includes("#"))).toEqual([]);
    await again.close();
    front.down = true;

    // Second look: what the partner loves besides comes up among the next ten, and nothing tells which it is.
    await partner.getByLabel("Add a name of your own").fill("Zebulina");
    await press(partner, "Add as a like");
    await press(partner, "Love Zebulina");
    await page.goto(await partner.getByLabel("The link", { exact: true }).inputValue());
    await press(page, "See what you both like");
    await expectMatches(page);
    await expect(matches(page)).toContainText("still among the next cards");
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
});

for (const engine of ["SQLite", "PostgreSQL"] as const) {
  test(`In a live room on two processes and ${engine} the same matches appear on both sides, though one of them was killed`, async ({
    browser,
  }) => {
    test.slow();
    await withTwoServers(engine, async (server, otherServer) => {
      const [one, two] = await Promise.all([
        another(browser, { baseURL: server.url, serviceWorkers: "block" }),
        another(browser, { baseURL: otherServer.url, serviceWorkers: "block" }),
      ]);
      await saveByCall(one, ...TWELVE.toReversed());
      const [sent, sentByOther] = [listen(one), listen(two)];
      const [page, partner] = await Promise.all([one.newPage(), two.newPage()]);
      await open(page, PATH);
      await takeOver(page);
      const link = await linkOf(page, "Open a live room", "The room’s link");
      await expect(page.getByRole("main")).toContainText("In step Nobody else is in the room.");

      await partner.goto(link.replace(server.url, otherServer.url));
      await press(partner, "Join the room");
      await expect(page.getByRole("main")).toContainText("One other device is in the room.");
      await expect(partner.getByRole("main")).toContainText("One other device is in the room.");
      await otherServer.kill();
      await expect(partner.getByRole("main")).toContainText("No connection. Go on as you like");
      await press(partner, "Leave with this device");
      await expect(partner.getByRole("alert")).toContainText("Our server could not be reached");
      await judgeAll(partner, OPINION);
      await expectMatches(partner);
      await expect(page.getByRole("main")).toContainText("In step");
      await otherServer.restart();
      await expect(partner.getByRole("main")).toContainText("In step");
      await judgeAll(page, OPINION);
      await expectMatches(page);
      await expectAccessible(page);

      // Who leaves takes its packet along; what has arrived stays. The way back is the same link.
      const room = sent.find((each) => /^GET .+\/api\/rooms\/[0-9a-f]{64} /.test(each))?.split(" ")[1] ?? "";
      const packets = async () => (await (await one.request.get(room)).json()).slots;
      expect(await packets()).toHaveLength(2);
      await press(partner, "Leave all the same");
      await expect(partner.getByRole("main")).toContainText("is deleted from our server");
      await expect(page.getByRole("main")).toContainText("Nobody else is in the room.");
      expect(await packets()).toHaveLength(1);
      await expectMatches(page);
      const joinAgain = async () => {
        await partner.goto(link.replace(server.url, otherServer.url));
        await press(partner, "Join the room");
        await expect(page.getByRole("main")).toContainText("One other device is in the room.");
      };
      await joinAgain();

      // So does a device that forgets everything: nobody could take its packet out any more.
      await open(partner, "/privacy");
      partner.on("dialog", (dialog) => void dialog.accept());
      await partner
        .getByRole("main")
        .getByRole("button", { name: "Forget everything on this device" })
        .click();
      await expect(toast(partner)).toContainText("Forgotten");
      expect(await packets()).toHaveLength(1);
      await joinAgain();

      await press(partner, "End the room for all");
      await expect(partner.getByRole("main")).toContainText("The room is ended. Everything in it");
      await expect(page.getByRole("main")).toContainText("This room has been ended.");
      await expectMatches(page);
      expectSilence([...sent, ...sentByOther], SECRET);
      await Promise.all([one.close(), two.close()]);
    });
  });
}

test("Damaged, newer and endless links say so, and change nothing; one’s own link is recognized", async ({
  page,
}) => {
  await open(page, PATH);
  await press(page, "Love");
  await expect(likes(page).getByRole("listitem")).toHaveCount(1);
  const link = await linkOf(page, "Make the link");
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
  await saveByCall(context, ...TWELVE.slice(0, 3));
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
  await page.getByLabel("Names for").selectOption("Girl Names");
  await expect(cards(page)).toContainText("Girl");

  await press(page, "Take over your 3 saved names as likes");
  await press(page, "Add as a like");
  await expect(page.getByText("Please write a name, with at least one letter.")).toBeVisible();
  await page.getByLabel("Add a name of your own").fill("Zebulina");
  await press(page, "Add as a like");
  await expect(likes(page).getByRole("listitem")).toHaveCount(4);
  await open(page, PATH);
  await expect(likes(page).getByRole("listitem")).toHaveCount(4);

  await duels(page).getByRole("button", { name: "Just me" }).click();
  await answerAll(page, "last");
  await expect(duels(page).getByRole("heading", { name: "Zebulina comes first" })).toBeVisible();
  await expect(duels(page).getByRole("row")).toHaveCount(5);
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Save as a text file")]);
  expect(file.suggestedFilename()).toBe("our-names.txt");
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await press(page, "Put it away");
  await duels(page).getByRole("button", { name: "The two of us, on this device" }).click();
  await answerAll(page, "last");
  await expect(duels(page)).toContainText("The answers so far stay covered.");
  await press(page, "I am ready");
  await answerAll(page, "last");
  await expect(duels(page)).toContainText("By the answers of you both");
});

test("A finger pushes a card aside: left for No, right for Like; a short slip does nothing @phone-only", async ({
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

  await press(page, "Make the link");
  await press(page, "Show a QR code");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs, and what goes where", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("main")).toContainText("That needs JavaScript, which is turned off here.");
    await expect(page.getByRole("button", { name: "Love" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "What goes where" })).toBeVisible();
  });
});
