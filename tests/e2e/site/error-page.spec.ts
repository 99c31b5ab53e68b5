import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listens, open, saveByCall } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { watchForTrouble } from "#tests/support/watch-for-trouble.ts";

test("A page that takes no forms says that something went wrong, and keeps to its own policy @full", async ({
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

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  const tag = javaScriptEnabled ? "" : " @full";
  test(`A page that breaks says so in the frame of the site, ${how} JavaScript${tag}`, async ({
    browser,
  }) => {
    const server = await startServer({ env: { LOG_LEVEL: "silent" } });
    const options = { baseURL: server.url, javaScriptEnabled };
    const [concerned, unconcerned] = [await browser.newContext(options), await browser.newContext(options)];
    const trouble = watchForTrouble(concerned, server.url);
    trouble.expect(/status of 500/);
    try {
      await saveByCall(concerned, "hazel");
      loseSavedNames(server.dataDir);
      const page = await concerned.newPage();
      const answer = await page.goto("/names/hazel");
      expect(answer?.status()).toBe(500);
      expect(answer?.headers()["cache-control"]).toBe("private, no-cache");
      await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Return to Homepage" })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      if (javaScriptEnabled) await listens(page);

      // Whoever has no list is not concerned: the failure was not remembered.
      expect((await (await unconcerned.newPage()).goto("/names/hazel"))?.status()).toBe(200);
      trouble.assertNone();
    } finally {
      await Promise.all([concerned.close(), unconcerned.close()]);
      await server.stop();
    }
  });
}

/** Breaks what every page of a visitor with a list needs, beneath the running server. */
function loseSavedNames(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "namekin.sqlite"));
  database.exec("alter table saved_names rename to lost_names");
  database.close();
}
