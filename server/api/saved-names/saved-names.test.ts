import { expect, test } from "vitest";
import { z } from "zod";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openApp, openBrowser } from "#tests/support/servers/app-under-test.ts";
import { rounds } from "#tests/support/matrix.ts";
import { testBurst } from "#tests/contract/burst-contract.ts";
import { problemBody, savedName } from "#server/api/schemas.ts";

const PATH = "/api/saved-names";
const { app, services } = await openApp();
const listOf = async (browser: ReturnType<typeof openBrowser>) =>
  z.array(savedName).parse(await (await browser.call("GET", PATH)).json());
const idsOf = async (browser: ReturnType<typeof openBrowser>) =>
  (await listOf(browser)).map(({ nameId }) => nameId);
const messageOf = async (response: Response) => problemBody.parse(await response.json()).message;

test("saving twice is one save; the name comes with its origin", async () => {
  const browser = openBrowser(app);
  expect((await browser.call("POST", PATH, { nameId: "hazel" })).status).toBe(201);
  expect((await browser.call("POST", PATH, { nameId: "hazel" })).status).toBe(200);
  const [only, ...others] = await listOf(browser);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ nameId: "hazel", babyName: { name: "Hazel", origin: "English" } });
});

test.for(["Zoe", "ZOE", "zoë", " zoe ", "Zoe\u0308"])(
  "%j is zoe, wherever an id comes in",
  async (spelling) => {
    const browser = openBrowser(app);
    const at = `${PATH}/${encodeURIComponent(spelling)}`;
    const saved = await browser.call("POST", PATH, { nameId: spelling });
    expect(saved.status).toBe(201);
    expect(await saved.json()).toMatchObject({
      id: "zoe",
      nameId: "zoe",
      babyName: { id: "zoe", name: "Zoe" },
    });
    const again = await browser.call("POST", PATH, { nameId: "zoe" });
    expect(again.status).toBe(200);
    expect((await browser.call("POST", PATH, { nameId: spelling })).status).toBe(200);
    expect((await browser.call("PATCH", at, { note: "after grandmother" })).status).toBe(204);
    await browser.call("POST", PATH, { nameId: "hazel" });
    expect((await browser.call("PUT", `${PATH}/order`, { nameIds: [spelling] })).status).toBe(204);
    expect(await listOf(browser)).toMatchObject([
      { nameId: "zoe", note: "after grandmother" },
      { nameId: "hazel" },
    ]);
    const merged = await browser.call("POST", `${PATH}/merge`, { names: [{ nameId: spelling, note: "?" }] });
    expect(await merged.json()).toEqual({ added: 0, alreadySaved: 1, refused: 0, unknown: 0 });
    expect((await browser.call("DELETE", at)).status).toBe(204);
    expect(await idsOf(browser)).toEqual(["hazel"]);
  },
);

test.for(["noah1", "noah!", "Нoah", "noah,hazel", "Qqqqzz"])("%j is no name: 404", async (spelling) => {
  const browser = openBrowser(app);
  expect((await browser.call("POST", PATH, { nameId: spelling })).status).toBe(404);
  const merged = await browser.call("POST", `${PATH}/merge`, { names: [{ nameId: spelling }] });
  expect(await merged.json()).toMatchObject({ added: 0, unknown: 1 });
});

test("two browsers never see each other's names", async () => {
  const [one, other] = [openBrowser(app), openBrowser(app)];
  await one.call("POST", PATH, { nameId: "hazel" });
  await other.call("POST", PATH, { nameId: "otis" });
  expect([await idsOf(one), await idsOf(other)]).toEqual([["hazel"], ["otis"]]);
});

test("unknown names are 404, malformed requests 400, both in words", async () => {
  const browser = openBrowser(app);
  const unknown = await browser.call("POST", PATH, { nameId: "qqqqzz" });
  expect(unknown.status).toBe(404);
  expect(await messageOf(unknown)).toMatch(/isn’t in our records/);
  for (const body of [{}, { nameId: 7 }, { nameId: "" }, [], "hazel", null]) {
    const malformed = await browser.call("POST", PATH, body);
    expect(malformed.status).toBe(400);
  }
  const broken = await app.request(PATH, {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(broken.status).toBe(400);
  expect(browser.cookie()).toBeUndefined();
});

test("what is not JSON is 415, what is too large 413, another method 405 with Allow", async () => {
  const form = await app.request(PATH, { method: "POST", body: "nameId=hazel" });
  expect(form.status).toBe(415);
  const large = await app.request(PATH, {
    method: "POST",
    body: JSON.stringify({ nameId: "a".repeat(600_000) }),
    headers: { "content-type": "application/json" },
  });
  expect(large.status).toBe(413);
  const put = await app.request(PATH, { method: "PUT" });
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, DELETE"]);
});

test("deleting what is not there succeeds", async () => {
  const browser = openBrowser(app);
  await browser.call("POST", PATH, { nameId: "hazel" });
  expect((await browser.call("DELETE", `${PATH}/otis`)).status).toBe(204);
  expect((await browser.call("DELETE", `${PATH}/hazel`)).status).toBe(204);
  expect(await idsOf(browser)).toEqual([]);
});

test("64 parallel saves of one browser all arrive", async () => {
  const browser = openBrowser(app);
  await browser.call("POST", PATH, { nameId: "hazel" });
  const ids = services.names.curatedIds.filter((id) => id !== "hazel").slice(0, 64);
  await Promise.all(ids.map((nameId) => browser.call("POST", PATH, { nameId })));
  expect(new Set(await idsOf(browser))).toEqual(new Set(["hazel", ...ids]));
});

test("the 501st name is refused with 409 and the reason, within the write allowance", async () => {
  const browser = openBrowser(app);
  const ids = services.names.search({ text: "ma", rules: NO_RULES, limit: 2000 }).map(({ id }) => id);
  const many = [...new Set([...services.names.curatedIds, ...ids])].slice(0, 501);
  // Saved one by one, or after those that one request brought: 600 writes in a row are tried below.
  const brought = 500 - rounds({ few: 50, all: 500 });
  const names = many.slice(0, brought).map((nameId) => ({ nameId }));
  if (brought > 0) expect((await browser.call("POST", `${PATH}/merge`, { names })).status).toBe(200);
  for (const nameId of many.slice(brought, 500)) {
    expect((await browser.call("POST", PATH, { nameId })).status).toBe(201);
  }
  const full = await browser.call("POST", PATH, { nameId: many[500] });
  expect(full.status).toBe(409);
  expect(await messageOf(full)).toMatch(/500 names/);
});

test("notes, order and a merged list", async () => {
  const browser = openBrowser(app);
  for (const nameId of ["hazel", "otis", "ivy"]) {
    await browser.call("POST", PATH, { nameId });
  }
  expect((await browser.call("PATCH", `${PATH}/otis`, { note: "für Oma" })).status).toBe(204);
  expect((await browser.call("PATCH", `${PATH}/river`, { note: "no" })).status).toBe(404);
  expect((await browser.call("PATCH", `${PATH}/otis`, { note: "x".repeat(281) })).status).toBe(400);
  expect((await browser.call("PUT", `${PATH}/order`, { nameIds: ["hazel", "otis", "ivy"] })).status).toBe(
    204,
  );
  const merged = await browser.call("POST", `${PATH}/merge`, {
    names: [{ nameId: "ivy" }, { nameId: "river", note: "hm" }, { nameId: "qqzz" }],
  });
  expect(await merged.json()).toEqual({ added: 1, alreadySaved: 1, refused: 0, unknown: 1 });
  const list = await listOf(browser);
  expect(new Set(list.map(({ nameId }) => nameId))).toEqual(new Set(["hazel", "otis", "ivy", "river"]));
  expect(list.find(({ nameId }) => nameId === "otis")?.note).toBe("für Oma");
});

test("a browser can be forgotten", async () => {
  const browser = openBrowser(app);
  await browser.call("POST", PATH, { nameId: "hazel" });
  const forgotten = await browser.call("DELETE", PATH);
  expect(forgotten.status).toBe(204);
  expect(forgotten.headers.get("set-cookie")).toMatch(/Max-Age=0/);
});

test("another site's page can neither save nor delete", async () => {
  const foreign = { origin: "https://evil.example" };
  const save = await app.request(PATH, {
    method: "POST",
    headers: { ...foreign, "content-type": "application/json" },
    body: '{"nameId":"hazel"}',
  });
  const remove = await app.request(`${PATH}/hazel`, { method: "DELETE", headers: foreign });
  expect([save.status, remove.status]).toEqual([403, 403]);
});

test("after the burst of 600 writes the next is told to wait", async () => {
  const { app: still } = await openApp({ now: () => new Date("2026-11-21T03:00:00Z") });
  const browser = openBrowser(still);
  for (let write = 0; write < 600; write += 1) {
    expect((await browser.call("DELETE", `${PATH}/hazel`)).status).toBe(204);
  }
  const late = await browser.call("DELETE", `${PATH}/hazel`);
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "1"]);
  const page = await still.request("/saved", {
    method: "POST",
    headers: { accept: "text/html", cookie: browser.cookie() ?? "" },
    body: new URLSearchParams({ intent: "forget-ask" }),
  });
  expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("Please wait 1 second and try again.");
});

testBurst("SQLite", () => openApp());
