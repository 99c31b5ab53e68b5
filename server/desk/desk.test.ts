import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { DESK_PATHS, openDesk } from "#tests/support/desk/desk-under-test.ts";
import { LINK_LASTS_MS } from "./opening-link.ts";

test("Off, which it is unless a setting says otherwise, every address is an unknown one, in any method", async () => {
  const { app } = await openApp();
  for (const path of [...DESK_PATHS, "/desk/open?key=x", "/desk/style.css"]) {
    for (const method of ["GET", "POST", "HEAD"]) {
      const [there, unknown] = await Promise.all(
        [path, "/nothing/here"].map(async (each) => app.request(each, { method })),
      );
      expect([there?.status, [...(there?.headers.keys() ?? [])]], `${method} ${path}`).toEqual([
        unknown?.status,
        [...(unknown?.headers.keys() ?? [])],
      ]);
      expect(there?.headers.get("set-cookie")).toBeNull();
    }
  }
});

test("A link opens it once, for twelve hours, in one browser; GET only shows the button", async () => {
  const { desk, browser, clock } = await openDesk();
  const key = await desk.keys.add("link", LINK_LASTS_MS);
  const one = browser();
  for (const path of [`/desk/open?key=${key}`, `/desk/open?key=${key}`])
    expect((await one.get(path)).text).toContain("Open the desk");
  expect((await one.get("/desk")).status).toBe(403);
  const opened = await one.post("/desk/open", { key });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/desk"]);
  expect(opened.headers.get("set-cookie")).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect((await one.get("/desk")).status).toBe(200);

  const other = browser();
  expect((await other.post("/desk/open", { key })).status).toBe(403);
  expect((await other.get("/desk")).status).toBe(403);

  clock.now = new Date(clock.now.getTime() + 12 * 3_600_000);
  expect((await one.get("/desk")).status).toBe(403);
});

test("A link grows old after ten minutes; a wrong one opens nothing, however it is written", async () => {
  const { desk, browser, clock } = await openDesk();
  const key = await desk.keys.add("link", LINK_LASTS_MS);
  clock.now = new Date(clock.now.getTime() + LINK_LASTS_MS);
  for (const wrong of [key, "", "x".repeat(43), `${key}'--`, "../../etc/passwd", "a".repeat(5_000)]) {
    const answered = await browser().post("/desk/open", { key: wrong });
    expect([answered.status, answered.headers.get("set-cookie")], wrong).toEqual([403, null]);
  }
});

test("Who tries too many keys waits, and so does the next key that would be right", async () => {
  const { desk, browser } = await openDesk({ env: { TRUST_PROXY: "1" } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await browser().post("/desk/open", { key: "x".repeat(43) })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  expect(
    (await browser().post("/desk/open", { key: await desk.keys.add("link", LINK_LASTS_MS) })).status,
  ).toBe(429);
});

test("Signed out, or with a forged cookie, nothing is shown", async () => {
  const { browser, desk } = await openDesk();
  const one = browser();
  await one.open();
  const cookie = one.cookie() ?? "";
  const forged = [
    undefined,
    "",
    `__Host-desk=${"A".repeat(43)}`,
    cookie.slice(0, -1),
    cookie.replace("__Host-desk", "desk"),
    `__Host-desk=' or 1=1 --`,
    `__Host-desk=${await desk.keys.add("link", LINK_LASTS_MS)}`,
  ];
  for (const each of forged) {
    for (const path of DESK_PATHS)
      expect((await browser().with(each).get(path)).status, `${each} ${path}`).toBe(403);
  }
  const left = await one.post("/desk/sign-out");
  expect(left.headers.get("set-cookie")).toMatch(/^__Host-desk=; Max-Age=0;/);
  for (const path of DESK_PATHS) expect((await browser().with(cookie).get(path)).status).toBe(403);
});

test("Over plain http it opens on the machine itself alone, with a cookie that needs no https", async () => {
  const { app, services } = await openApp({ env: { DESK: "on" } });
  const key = (await services.desk?.keys.add("link", LINK_LASTS_MS)) ?? "";
  const open = (origin: string) =>
    app.request(`${origin}/desk/open`, {
      method: "POST",
      body: `key=${key}`,
      headers: {
        origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
    });
  for (const origin of [
    "http://names.example.org",
    "http://localhost.evil.example",
    "http://10.0.0.7:3000",
  ]) {
    const refused = await open(origin);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("The desk opens over https");
  }
  const opened = await open("http://localhost:3000");
  expect(opened.headers.get("set-cookie")).toMatch(
    /^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );
});
