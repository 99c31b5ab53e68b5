import { listens } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A damaged address is an unknown page like any other, and its scripts run @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  trouble.expect(/could not be decoded/); // The router's own warning.
  for (const path of ["/names/%ff", "/%E0%A4%A"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    await listens(page);
  }
});
