import type { Page } from "@playwright/test";
import { card, cards, likes, matches, toStep } from "#tests/support/choosing.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { cards as found, open, saveByCall, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A share sheet that keeps what it is given. */
async function keepShared(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: ({ url }: { readonly url: string }) => {
        document.documentElement.dataset["shared"] = url;
        return Promise.resolve();
      },
    });
  });
}

async function shared(page: Page): Promise<string> {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-shared", /\/together#t=/);
  return (await html.getAttribute("data-shared")) ?? "";
}

/** What somebody taps who looks for nothing: the largest primary button; where there is none, the middle one of the three. */
async function tapMostProminent(page: Page): Promise<void> {
  const primary = page.getByRole("main").locator(".btn-primary:visible");
  await expect(primary.or(cards(page)).first()).toBeVisible();
  const areas = await primary.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => width * height),
  );
  if (areas.length > 0) return primary.nth(areas.indexOf(Math.max(...areas))).tap();
  const name = await card(page).innerText();
  await cards(page).getByRole("button", { name: "Like", exact: true }).tap();
  await expect(card(page).filter({ hasText: new RegExp(`^${name}$`) })).toBeHidden();
}

test("From a wish to a match on two phones, by what is most prominent alone: saved by 4 taps, with the surname by 7, sent by 9, a match by 12 @phone-only @full", async ({
  page,
  anotherBrowser,
}) => {
  await keepShared(page);
  let taps = 0;
  const tap = async (pressed: Promise<void>) => {
    await pressed;
    taps++;
  };
  await open(page, "/");
  await tap(searchField(page).tap());
  await searchField(page).fill("irish girl under 6 letters");
  const first = found(page).first();
  await expect(page).toHaveURL(/q=irish/);
  await tap(first.getByRole("button", { name: /^Save Name: / }).tap());
  const tabs = page.getByRole("navigation", { name: "Quick" });
  await tap(tabs.getByRole("link", { name: /^Saved \d/ }).tap());
  await expect(page.getByRole("main").locator(".svp-row")).toHaveCount(1);
  expect(taps).toBeLessThanOrEqual(4);
  const name = await page.getByRole("main").locator(".svp-row .name-link").innerText();
  expect(name.length).toBeLessThan(6);

  await tap(page.getByLabel("Our surname").tap());
  await page.getByLabel("Our surname").fill("Alvarez");
  await expect(page.locator(".svp-row")).toContainText(`${name} Alvarez`);
  expect(taps).toBeLessThanOrEqual(7);

  await tap(tapMostProminent(page));
  await expect(page).toHaveURL(/#send$/);
  await tap(tapMostProminent(page));
  const link = await shared(page);
  expect(taps).toBeLessThanOrEqual(9);

  const other = await anotherBrowser(PHONE);
  const partner = await other.newPage();
  await keepShared(partner);
  await partner.goto(link);
  await expect(cards(partner)).toBeVisible();
  while (!(await matches(partner).isVisible())) await tap(tapMostProminent(partner));
  expect(taps).toBeLessThanOrEqual(12);
  await expect(partner.getByRole("heading", { name, exact: true })).toBeFocused();
  await expectAccessibleByDayAndNight(partner);

  await tapMostProminent(partner);
  await page.goto(await shared(partner));
  await tapMostProminent(page);
  await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
  await expect(matches(page).getByRole("listitem")).toHaveCount(1);
});

test("Each step stays through Back, a reload and another tab, by keys alone; a named sender, and cards that stay the partner’s @full", async ({
  page,
  context,
  anotherBrowser,
}) => {
  await saveByCall(context, "hazel", "june");
  await open(page, "/together#saved");
  await expect(page).toHaveURL(/#send$/);
  await expect(
    page.getByRole("heading", { name: "You like two. Now it’s your partner’s turn." }),
  ).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You like two." })).toBeVisible();
  await page.getByRole("link", { name: "Change your likes" }).press("Enter");
  await expect(likes(page).getByRole("listitem")).toHaveCount(2);
  await expect(cards(page)).toContainText("Cards like your 2 saved names: girls, any origin.");
  await page.goBack();
  await expect(page).toHaveURL(/#send$/);

  const second = await context.newPage();
  await open(second, "/together");
  await likes(second).getByRole("button", { name: "Take June off" }).click();
  await expect(page.getByRole("heading", { name: "You like one." })).toBeVisible();
  await page.getByLabel("Your first name").fill("Zoë");
  await page.getByRole("button", { name: "Send to your partner" }).press("Enter");
  const link = await page.getByLabel("The link", { exact: true }).inputValue();

  const other = await anotherBrowser();
  const partner = await other.newPage();
  await partner.goto(link);
  await expect(
    partner.getByRole("heading", { name: "Zoë picked some names. Which do you like?" }),
  ).toBeVisible();
  await expect(partner.getByRole("navigation")).toHaveCount(0);
  await expect(partner.getByRole("button", { name: "Send to your partner" })).toHaveCount(0);
  await expectAccessibleByDayAndNight(partner);
  for (let place = 1; place < 5; place++) {
    await expect(cards(partner)).toContainText(`Name ${place} of 5`);
    await cards(partner).getByRole("button", { name: "No", exact: true }).press("1");
    await expect(partner).toHaveURL(/#partner&by=Zo%C3%AB$/);
    await partner.reload();
  }
  await expect(cards(partner)).toContainText("Name 5 of 5");
  await cards(partner).getByRole("button", { name: "No", exact: true }).press("1");
  await expect(partner.getByRole("heading", { name: "Nothing in common yet" })).toBeFocused();
  await partner.reload();
  await expect(partner.getByRole("button", { name: "Send your answer back" })).toBeVisible();
  await partner.setViewportSize({ width: 320, height: 640 });
  expect(await partner.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await toStep(page, "1 Your likes");
  await page.goto("/together#matches");
  await expect(page.getByRole("heading", { name: "Your partner’s answer is not here yet" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const step of ["", "#send", "#matches", "#decide"]) {
    await page.goto(`/together${step}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(320);
  }
});
