import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { offlineTest as test, openAndGoOffline } from "#tests/support/offline-test.ts";
import { expect } from "#tests/support/site-test.ts";

const FROM_DEVICE = "You’re offline. These results come from this device.";

test("Without a network the whole site is searched on the device @phone-full @full", async ({
  page,
  front,
}) => {
  await openAndGoOffline(page, front);

  await test.step("from a page that is open", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    const field = page.getByRole("searchbox", { name: "Search the whole site" });
    await field.fill("postpartum help in ohio");
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
    await expect(page.getByRole("link", { name: "Postpartum Support in Ohio" })).toBeVisible();
    await field.fill("hazel");
    await expect(page.getByRole("main").getByRole("link", { name: "Hazel", exact: true })).toBeVisible();
  });

  await test.step("by its address, and with an honest empty answer", async () => {
    await open(page, "/search?q=car+seat");
    await expect(page.getByRole("link", { name: "Car Seat Guide, Birth to Seat Belt" })).toBeVisible();
    await expectAccessible(page);
    await open(page, "/search?q=zzzqqq+wwwwx");
    await expect(page.getByRole("heading", { name: "We found nothing for that" })).toBeVisible();
  });
});
