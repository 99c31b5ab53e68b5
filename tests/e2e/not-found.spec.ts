import { expect, test } from "../support/site-test.ts";

test("An unknown path says so, with status 404, header and footer @phone", async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);

  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
});

test("A damaged address is an unknown page like any other", async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  trouble.expect(/could not be decoded/); // The router's own warning.
  for (const path of ["/names/%ff", "/%E0%A4%A"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
  }
});
