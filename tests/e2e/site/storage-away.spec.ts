import { cards, open, saveButton, savedButton, savedSection, toast } from "#tests/support/on-screen.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { expect, test as base } from "#tests/support/site-test.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

const FORMS = [
  ["/saved", { intent: "save", nameId: "hazel" }],
  ["/newsletter/subscribe", { email: "ada@example.org" }],
  ["/contact", { name: "Ada", email: "ada@example.org", subject: "A word", message: "Hello there" }],
] as const;
const FAILED = "Failed to fetch saved names";

/** The site on a PostgreSQL that can be taken away. */
const test = base.extend<object, { readonly postgres: Postgres }>({
  postgres: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ postgres }, use) => {
      const server = await startServer({ env: { DATABASE_URL: await postgres.createDatabase() } });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("While the database is away names are found and read, what is saved waits, and arrives when it is back; each form says that it was not done", async ({
  page,
  context,
  postgres,
  server,
  trouble,
}) => {
  trouble.expect(/saved-names|\/saved|503/);
  await open(page, "/");
  await saveButton(page, "Hazel").click();
  await expect.poll(async () => (await context.request.get("/api/saved-names")).text()).toContain("hazel");
  await postgres.down();

  await open(page, "/");
  await expect(savedSection(page)).toContainText(FAILED);
  await expect(cards(page)).toHaveCount(12);
  await saveButton(page, "Rowan").click();
  await expect(toast(page)).toContainText("Saved on this device");
  await expect(savedButton(page, "Rowan")).toBeVisible();

  const name = await context.request.get("/names/hazel");
  expect([name.status(), await name.text()]).toEqual([200, expect.stringContaining("<h1")]);
  const saved = await context.request.get("/saved");
  expect(saved.status()).toBe(503);
  expect(saved.headers()["retry-after"]).toMatch(/^\d+$/);
  expect(await saved.text()).toContain(FAILED);
  expect((await context.request.get("/readyz")).status()).toBe(503);

  // What a form without JavaScript is told.
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    context.request.post(path, { form, maxRedirects: 0 });
  for (const [path, form] of FORMS) {
    const answer = await post(path, form);
    expect([path, answer.status()]).toEqual([path, 503]);
    expect(await answer.text()).toMatch(/[Pp]lease try again/);
  }

  await postgres.up();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  // The first statement may find a connection that has just been lost.
  await expect.poll(async () => (await post(...FORMS[0])).status()).toBe(303);
  await open(page, "/");
  await expect(savedButton(page, "Hazel")).toBeVisible();
  await expect
    .poll(async () => (await context.request.get("/api/saved-names")).text())
    .toMatch(/rowan.*hazel|hazel.*rowan/);
});
