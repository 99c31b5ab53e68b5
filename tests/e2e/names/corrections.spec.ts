import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A mistake on a name's page is reported on a phone; what is wrong is mended where it stands, by day or night @phone-only @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/400/);
  const main = page.getByRole("main");
  const email = main.getByLabel("Email");
  const proposed = main.getByLabel("What it should say");
  const send = main.getByRole("button", { name: "Send report" });
  await open(page, "/names/hazel");
  await page.getByRole("link", { name: "Report a mistake on Hazel’s page" }).click();
  await expect(page.getByRole("heading", { name: "Report a mistake" })).toBeInViewport();
  await expect(main.getByLabel("Name")).toHaveValue("Hazel");

  await test.step("the browser asks for what is missing", async () => {
    await send.click();
    await expect(main.getByLabel("What is wrong")).toBeFocused();
  });

  await test.step("what is wrong is told beside its field, and nothing is lost", async () => {
    await main.getByLabel("What is wrong").selectOption("Spellings we count as one sound");
    await proposed.fill("Hazel and Hazal are not said alike.");
    await email.fill("ada@1.2.3.999");
    await send.click();
    await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address\./);
    await expect(email).toBeFocused();
    await expect(proposed).toHaveValue("Hazel and Hazal are not said alike.");
    await expect(main.getByLabel("What is wrong")).toHaveValue("sound-family");
    await expectAccessibleByDayAndNight(page);
  });

  await email.fill("");
  // Two requests, of which the server keeps one.
  await send.dblclick();
  await expect(main.getByRole("status")).toContainText("Your report has arrived.");
  await expect(main.getByRole("status")).toBeInViewport();
  await expect(proposed).toHaveValue("");
  await page.reload();
  await expect(proposed).toHaveValue("");
});
