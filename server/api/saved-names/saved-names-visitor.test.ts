import { expect, test } from "vitest";
import { hashVisitor, newVisitorNumber } from "#server/http/visitors/visitor.ts";
import { openApp, openBrowser } from "#tests/support/servers/app-under-test.ts";
import { problemBody } from "#server/api/schemas.ts";

const PATH = "/api/saved-names";
const { app } = await openApp();
const messageOf = async (response: Response) => problemBody.parse(await response.json()).message;

test("a browser gets its number at the first save and not before", async () => {
  const browser = openBrowser(app);
  expect((await browser.call("GET", PATH)).headers.get("set-cookie")).toBeNull();
  expect((await browser.call("DELETE", `${PATH}/hazel`)).headers.get("set-cookie")).toBeNull();
  const saved = await browser.call("POST", PATH, { nameId: "hazel" });
  expect(saved.status).toBe(201);
  expect(saved.headers.get("set-cookie")).toMatch(
    /^visitor=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("the number is renewed whenever the list is used, and the site's own behind https", async () => {
  const { app: secure } = await openApp({ env: { PUBLIC_URL: "https://names.example.org" } });
  const browser = openBrowser(secure);
  await browser.call("POST", PATH, { nameId: "hazel" });
  const again = await browser.call("GET", PATH);
  expect(again.headers.get("set-cookie")).toMatch(/^__Host-visitor=.*Max-Age=34560000.*; Secure$/);
  const forgotten = await browser.call("DELETE", PATH);
  expect(forgotten.headers.getSetCookie().map((cookie) => cookie.split(";", 2).join())).toEqual([
    "__Host-visitor=, Max-Age=0",
    "visitor=, Max-Age=0",
  ]);
});

test("a list that was begun under the old name of the cookie is found, and moves to the new one", async () => {
  const { app: secure, services: kept } = await openApp({ env: { PUBLIC_URL: "https://names.example.org" } });
  const old = newVisitorNumber();
  await kept.savedNames.save(hashVisitor(old), "hazel");
  const planted = newVisitorNumber();
  const answer = await secure.request(PATH, { headers: { cookie: `visitor=${planted}; visitor=${old}` } });
  expect(await answer.json()).toMatchObject([{ nameId: "hazel" }]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(`^__Host-visitor=${old}; `),
    expect.stringMatching("^visitor=; Max-Age=0; "),
  ]);
});

test.for(["http://names.example.org", "https://names.example.org"])(
  "at %s a number that is not of our making is neither adopted nor renewed",
  async (PUBLIC_URL) => {
    const { app: own, services: kept } = await openApp({ env: { PUBLIC_URL } });
    const planted = newVisitorNumber();
    const cookie = PUBLIC_URL.startsWith("https") ? `__Host-visitor=${planted}` : `visitor=${planted}`;
    const ask = (method: string, path: string, body?: object) =>
      own.request(path, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await ask("GET", PATH)).headers.getSetCookie()).toEqual([]);
    for (const saved of [
      await ask("POST", PATH, { nameId: "hazel" }),
      await ask("POST", `${PATH}/merge`, { names: [{ nameId: "otis" }] }),
    ]) {
      const given = saved.headers.getSetCookie()[0] ?? "";
      expect(given).toMatch(/visitor=[\w-]{22};/);
      expect(given).not.toContain(planted);
    }
    expect(await kept.savedNames.list(hashVisitor(planted))).toEqual([]);
  },
);

test("from one address 60 lists may be begun, then one a minute; who has a list goes on", async () => {
  let time = 0;
  const { app: busy } = await openApp({ clock: () => time });
  const begin = () =>
    busy.request(PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"nameId":"hazel"}',
    });
  const browser = openBrowser(busy);
  expect((await browser.call("POST", PATH, { nameId: "hazel" })).status).toBe(201);
  for (let n = 1; n < 60; n += 1) expect((await begin()).status).toBe(201);
  const late = await begin();
  expect([late.status, late.headers.get("retry-after"), late.headers.getSetCookie()]).toEqual([
    429,
    "60",
    [],
  ]);
  expect(await messageOf(late)).toBe(
    "Many new lists were just started on your network. Please wait 1 minute and try again.",
  );
  const merged = await openBrowser(busy).call("POST", `${PATH}/merge`, { names: [{ nameId: "ivy" }] });
  expect(merged.status).toBe(429);
  expect((await browser.call("POST", PATH, { nameId: "otis" })).status).toBe(201);
  time = 60_000;
  expect((await begin()).status).toBe(201);
});

test("a clock that is set back locks nobody out", async () => {
  let now = new Date("2026-11-21T10:00:00Z");
  const { app: own } = await openApp({ now: () => now, clock: () => 0 });
  const browser = openBrowser(own);
  expect((await browser.call("POST", PATH, { nameId: "hazel" })).status).toBe(201);
  now = new Date("2026-11-21T09:00:00Z");
  for (let n = 0; n < 100; n += 1)
    expect((await browser.call("POST", PATH, { nameId: "hazel" })).status).toBe(200);
});
