import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { openApp, openBrowser } from "#tests/support/servers/app-under-test.ts";

const NOTE = "a long note ".repeat(20);
const IDS = z.array(z.object({ id: z.string() }));

/** An app whose database takes no more. */
async function openFullApp() {
  const opened = await openApp({ env: { CONTACT_TO: "" } });
  const { db } = opened.database;
  const keeper = openBrowser(opened.app);
  await keeper.call("POST", "/api/saved-names", { nameId: "hazel" });
  const pages = async (pragma: string) =>
    Number(Object.values((await sql<object>`pragma ${sql.raw(pragma)}`.execute(db)).rows[0] ?? {})[0]);
  await sql`pragma max_page_count = ${sql.raw(String(await pages("page_count")))}`.execute(db);
  const makeRoom = () => sql`pragma max_page_count = 100000`.execute(db);
  return { ...opened, keeper, makeRoom };
}

test("a full database answers 507 in words a visitor may read, and reads go on", async () => {
  const { app, keeper, makeRoom, services } = await openFullApp();
  const browser = openBrowser(app);
  const drawn = IDS.parse(await (await app.request("/api/names/generate?count=50")).json());
  const names = drawn.map(({ id }) => ({ nameId: id, note: NOTE }));
  const refused = await browser.call("POST", "/api/saved-names/merge", { names });
  expect(refused.status).toBe(507);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await refused.json()).toMatchObject({
    message: "We have no room to save anything new right now. What you saved before is safe.",
  });
  expect(await (await keeper.call("GET", "/api/saved-names")).json()).toMatchObject([{ nameId: "hazel" }]);
  expect((await app.request("/api/names/search?q=hazel")).status).toBe(200);

  await makeRoom();
  expect((await browser.call("POST", "/api/saved-names/merge", { names })).status).toBe(200);
  await services.close();
});

test("a message that cannot be kept is answered in words, and can be sent again when there is room", async () => {
  const { app, makeRoom, services, database } = await openFullApp();
  const message = { name: "Ada", email: "ada@example.org", subject: "Hello", message: NOTE.repeat(20) };
  const send = () => openBrowser(app).call("POST", "/api/contact", message);
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    message: "We couldn’t save your message. Please try again later.",
  });
  expect(await database.db.selectFrom("contact_messages").select("number").execute()).toEqual([]);
  await makeRoom();
  expect((await send()).status).toBe(201);
  await services.close();
});
