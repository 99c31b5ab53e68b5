import { open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

test("A page that takes no forms says that something went wrong, and keeps to its own policy", async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 405/);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/names/hazel");
  await page.getByRole("button", { name: /^Theme:/ }).click();
  const answering = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  expect((await answering).status()).toBe(405);
  expect((await answering).headers()["allow"]).toBe("GET, HEAD");
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});

test("A method that is not taken is refused with those that are @once", async ({ request }) => {
  for (const [method, path, allowed] of [
    ["POST", "/names/hazel", "GET, HEAD"],
    ["DELETE", "/", "GET, HEAD"],
    ["PUT", "/saved", "GET, HEAD, POST"],
    ["POST", "/names/hazel/births.csv", "GET, HEAD"],
  ] as const) {
    const answer = await request.fetch(path, { method });
    expect([answer.status(), answer.headers()["allow"]], `${method} ${path}`).toEqual([405, allowed]);
  }
});
