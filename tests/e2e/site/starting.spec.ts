import { holdScripts, saveButton } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("Scripts wait until the page has been loaded and painted, letters until it listens; both come, though nobody touches it", async ({
  page,
}) => {
  await page.goto("/baby-safety");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
  const { load, painted, begun, ends } = await page.evaluate(() => ({
    load: performance.getEntriesByType("navigation").map((entry) => entry.toJSON().loadEventStart)[0],
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    begun: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ kind: name.split(".").at(-1), startTime })),
    ends: performance
      .getEntriesByType("resource")
      .map((entry) => (entry.name.includes("/framework-") ? Number(entry.toJSON().responseEnd) : 0)),
  }));
  const first = (kind: string) =>
    Math.min(...begun.filter((file) => file.kind === kind).map(({ startTime }) => startTime));
  expect(first("js")).toBeGreaterThan(Math.max(load, painted));
  expect(first("woff2")).toBeGreaterThan(Math.max(...ends.filter(Boolean)));
  expect([first("js"), first("woff2")].every(Number.isFinite)).toBe(true);
});

test("A button that was clicked too soon is clicked again, once @phone @desktop-full", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/names/hazel", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Theme/ }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await page.waitForTimeout(300);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});

test("An answer that is tapped before React listens is taken, in a part of the page that hydrates by itself @full", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/games?play=name-meaning-quiz", { waitUntil: "commit" });
  const answer = page.getByRole("main").getByRole("button", { name: "wisdom", exact: true });
  await answer.click();
  release();
  await expect(answer).toHaveAttribute("aria-pressed", "true");
});

test("A link that is clicked too soon leads to its page; Back, pressed before React listens, shows the page of its address @full", async ({
  page,
}) => {
  await page.goto("/names/lists");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.getByRole("link", { name: /^Evergreen names/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Evergreen names/);
  await page.route("**/*.js", () => undefined);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/names/lists");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Name lists");

  await page.goto("/names/hazel", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Names" }).click();
  await expect(page).toHaveURL(/\/names$/);
  await expect(saveButton(page, "Liam")).toBeVisible();
});

test("Whoever has left the place where a page stood before it was loaded again stays where she is when React listens @full", async ({
  page,
}) => {
  await page.goto("/contents");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => scrollTo(0, 900));
  const release = await holdScripts(page);
  await page.reload();
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(900);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  // The router used to go back there some frames later.
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(0);
});

test("A page that grows by what the device keeps is where it was left @full", async ({ page }) => {
  await page.addInitScript(() => {
    const measurements = Array.from({ length: 60 }, (_, n) => ({
      date: new Date(Date.UTC(2026, 4, 22 + 2 * n)).toISOString().slice(0, 10),
      weight: 4 + n / 20,
    }));
    const child = {
      id: "c1",
      name: "Maya",
      sex: "girl",
      born: "2026-05-21",
      gestationWeeks: 40,
      measurements,
    };
    const units = { weight: "kg", length: "cm" };
    localStorage.setItem("growth", JSON.stringify({ version: 1, children: [child], units }));
  });
  await page.goto("/growth");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.locator("html:not([data-fonts~=later])")).toBeAttached();
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scrolled = () => page.evaluate(() => scrollY);
  const release = await holdScripts(page);
  // What has not been laid out yet makes the page longer when it comes into view.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return (await end()) - (await scrolled());
    })
    .toBe(0);
  // Not its very end, where a line less would show as another place.
  const left = (await end()) - 400;
  await page.evaluate((y) => scrollTo(0, y), left);
  await page.reload();
  expect(await end()).toBeLessThan(left);
  release();
  await expect.poll(scrolled).toBe(left);
});

test("What was typed before React listens is searched for afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Search names").fill("siobhan");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.getByLabel("Search names")).toHaveValue("siobhan");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText("Siobhan");
});

test("React is told of no tap and no key until it listens: it would hydrate the page in one go @full", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByLabel("Search names");
  await field.waitFor();
  await page.evaluate(() => {
    for (const kind of ["pointerdown", "click", "keydown", "input"])
      document.addEventListener(kind, () => (document.body.dataset["told"] = kind), true);
  });
  await field.click();
  await page.keyboard.type("ha");
  await expect(field).toHaveValue("ha");
  await expect(page.locator("body")).not.toHaveAttribute("data-told");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.keyboard.type("zel");
  await expect(page.locator("body")).toHaveAttribute("data-told", "input");
  await expect(field).toHaveValue("hazel");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText("Hazel");
});

test("What was typed before React listens stays in the contact form and in the letter's field; the fields of /fit wait @full", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/fit", { waitUntil: "commit" });
  await expect(page.getByLabel("First name", { exact: true })).toBeDisabled();
  await page.goto("/contact", { waitUntil: "commit" });
  const typed = [
    [page.locator("#contact-subject"), "A name"],
    [page.locator("#contact-message"), "Is Hazel a tree?"],
    [page.locator(".sub input[type=email]").first(), "ann@example.com"],
  ] as const;
  for (const [field, text] of typed) await field.fill(text);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  for (const [field, text] of typed) await expect(field).toHaveValue(text);
});
