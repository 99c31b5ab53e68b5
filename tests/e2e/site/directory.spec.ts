import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import { findListings, NO_FILTERS } from "#domain/directory/filters.ts";
import {
  crisis,
  DIRECTORY as PATH,
  expectFound,
  found,
  heading,
  namesOf,
  search,
  type,
} from "#tests/support/parts/directory-page.ts";
import { open, partListens } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("Whom to call at once is seen before anything is touched, and nothing is asked of another host @phone @desktop-full", async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await open(page, PATH);
  const { height } = page.viewportSize() ?? { height: 0 };
  const tabBar = page.getByRole("navigation", { name: "Quick", exact: true });
  const covered = (await tabBar.isVisible()) ? ((await tabBar.boundingBox())?.height ?? 0) : 0;
  for (const { tel, name } of CRISIS_LINES) {
    const call = crisis(page).getByRole("link", { name });
    await expect(call).toHaveAttribute("href", tel);
    const box = await call.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThanOrEqual(height - covered);
  }
  await crisis(page).getByText("What happens when you call").click();
  await expect(crisis(page).getByRole("definition")).toHaveCount(CRISIS_LINES.length);

  await expect(page.locator(".dir-counters")).toHaveText(
    /^National Resources10Local Resources72International Resources16Categories10$/,
  );
  await expectFound(page, {});
  const last = LISTINGS.at(-1);
  await page.getByRole("heading", { level: 3, name: last?.name ?? "" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Advertisement")).toHaveCount(0);
  expect([...hosts]).toEqual([baseURL]);
});

test("Postpartum help in Ohio is found by keyboard", async ({ page }) => {
  await open(page, PATH);
  await page.getByLabel("What do you need?").focus();
  await page.keyboard.type("Postpartum");
  await expect(page).toHaveURL(`${PATH}?category=Postpartum+Support`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ohio");
  await expect(page).toHaveURL(`${PATH}?category=Postpartum+Support&state=Ohio`);
  const asked = { category: "Postpartum Support", state: "Ohio" } as const;
  await expectFound(page, asked);

  const [listing] = findListings(LISTINGS, { ...NO_FILTERS, ...asked });
  const card = found(page)
    .getByRole("listitem")
    .filter({ hasText: listing?.name ?? "" })
    .first();
  const call = card.locator('a[href^="tel:"]');
  const pressed: string[] = [];
  for (let n = 0; n < 20 && pressed.at(-1) !== (await call.getAttribute("href")); n += 1) {
    await page.keyboard.press("Tab");
    pressed.push(await page.evaluate(() => document.activeElement?.getAttribute("href") ?? ""));
  }
  await expect(call).toBeFocused();
  await expect(call).toHaveText(listing?.contact.phone ?? "");
  await expect(card).toContainText("Verified. We confirmed the name and website in a reliable source.");
  await expect(card).toContainText("Listing checked November 2026");
  await page.keyboard.press("Tab");
  const site = card.getByRole("link", { name: /^Visit Website/ });
  await expect(site).toBeFocused();
  await expect(site).toHaveAttribute("target", "_blank");
  await expect(site).toHaveAttribute("href", listing?.contact.website ?? "");

  // What serves the whole US stands below, and is not counted.
  const national = page.getByRole("region", { name: "National resources, for Ohio too" });
  await expect(national.getByRole("heading", { level: 3 })).toHaveText(
    namesOf({ category: "Postpartum Support", type: "national" }),
  );
});

test("Filters meet in the address; letters are no step back, choices are; Back and reload keep all together @full", async ({
  page,
}) => {
  await open(page, "/about");
  await open(page, PATH);
  await search(page).pressSequentially("BREAST", { delay: 30 });
  await expect(page).toHaveURL(`${PATH}?search=BREAST`);
  await expectFound(page, { search: "breast" });
  await type(page, "Local").click();
  await expect(page).toHaveURL(`${PATH}?search=BREAST&type=local`);
  await expectFound(page, { search: "breast", type: "local" });
  await expect(type(page, "Local")).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Select state").selectOption("International");
  await expectFound(page, { search: "breast", type: "local", state: "International" });

  await page.goBack();
  await expect(page.getByLabel("Select state")).toHaveValue("All States");
  await expectFound(page, { search: "breast", type: "local" });
  await page.goForward();
  await expect(page.getByLabel("Select state")).toHaveValue("International");
  await page.reload();
  await expectFound(page, { search: "breast", type: "local", state: "International" });
  await expect(search(page)).toHaveValue("BREAST");

  await search(page).fill("no such thing");
  await expect(found(page)).toContainText("No resources found");
  await expect(found(page)).toContainText("Try adjusting your search criteria or filters");
  await expect(heading(page)).toHaveText("0 Resources Found");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(search(page)).toHaveValue("");
  await expectFound(page, {});

  // Enter leads to the list.
  await search(page).fill("diaper");
  await expect(page).toHaveURL(`${PATH}?search=diaper`);
  await search(page).press("Enter");
  await expect(heading(page)).toBeFocused();
  await expectFound(page, { search: "diaper" });
  await page.goBack();
  await expect(search(page)).toHaveValue("no such thing");
});

test("Two quick choices both count; a problem is reported by the contact form, and Back finds the place @full", async ({
  page,
}) => {
  await open(page, PATH);
  await partListens(page.getByLabel("Select state"));
  // Before the page has followed the first.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.dir-types [value="local"]')?.click();
    const state = document.querySelector<HTMLSelectElement>("#directory-state");
    if (state !== null) state.value = "Ohio";
    state?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page).toHaveURL(`${PATH}?state=Ohio&type=local`);
  await expectFound(page, { state: "Ohio", type: "local" });
  await page.getByRole("link", { name: "Show resources outside the US" }).click();
  await expect(page.getByLabel("Select state")).toHaveValue("International");
  await expectFound(page, { state: "International" });
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectFound(page, {});

  const listing = LISTINGS.find(({ id }) => id === 60);
  await page.getByRole("link", { name: `Report a problem with ${listing?.name}` }).click();
  await expect(page.getByLabel("Subject")).toHaveValue(`Directory: ${listing?.name}`);
  await expect(page.getByLabel("Message")).toHaveValue(/\/parent-directory#listing-60\n/);
  // The list is here already: the page has its height at once.
  await page.route(/\/assets\/listings-/, (route) => route.abort());
  await page.goBack();
  await expect(page.locator("#listing-60")).toBeInViewport();
});

test("What was asked before the page came alive is looked for, and stays in its fields @full", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  await search(page).fill("group");
  await page.getByLabel("Select category").selectOption("Postpartum Support");
  release();
  await expect(page).toHaveURL(`${PATH}?search=group&category=Postpartum+Support`);
  await expectFound(page, { search: "group", category: "Postpartum Support" });
  await expect(search(page)).toHaveValue("group");
  await expect(page.getByLabel("Select category")).toHaveValue("Postpartum Support");
});

test("On a phone the first answer is seen at once, and changes with each question @full @phone-only", async ({
  page,
}) => {
  await open(page, PATH);
  const firstTop = async () =>
    (await found(page).getByRole("heading", { level: 3 }).first().boundingBox())?.y;
  expect(await firstTop()).toBeLessThan(300);
  await expect(page.getByRole("button", { name: "Show resources" })).toBeHidden();
  await page.getByLabel("What do you need?").selectOption("Postpartum Support");
  await page.getByLabel("Where?").selectOption("Ohio");
  await expectFound(page, { category: "Postpartum Support", state: "Ohio" });
  expect(await firstTop()).toBeLessThan(350);
});
