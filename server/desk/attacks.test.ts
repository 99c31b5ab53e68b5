import { expect, test } from "vitest";
import { DESK_PATHS, openDesk, ORIGIN } from "#tests/support/desk/desk-under-test.ts";

test("A form counts only from a page of the same session and of this site", async () => {
  const { browser, desk } = await openDesk();
  await desk.messages.add({ name: "Ada", email: "ada@example.org", subject: "Hello", message: "There" });
  const one = browser();
  await one.open();
  const other = browser();
  await other.open();
  const path = "/desk/inbox/1/delete";
  const sure = { sure: "yes" };
  const own = { origin: "https://names.example.org", "sec-fetch-site": "same-origin" };
  const attempts = [
    one.post(path, { ...sure, proof: "" }),
    one.post(path, { ...sure, proof: other.proof() }),
    one.post(path, sure, {}),
    one.post(path, sure, { origin: "https://evil.example" }),
    one.post(path, sure, { origin: "null" }),
    one.post(path, sure, { "sec-fetch-site": "cross-site" }),
    one.post(path, sure, { "sec-fetch-site": "same-site" }),
    one.post(path, sure, { "sec-fetch-site": "none" }),
    one.post(path, sure, { ...own, "sec-fetch-site": "cross-site" }),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(403);
  for (const kind of ["text/plain", "multipart/form-data; boundary=x", "application/json", ""])
    expect((await one.post(path, sure, { ...own, "content-type": kind })).status).toBe(415);
  expect(await desk.messages.list()).toHaveLength(1);
  expect((await one.post(path, sure)).status).toBe(303);
  expect(await desk.messages.list()).toEqual([]);
});

test("No GET changes anything: an address of a form is nothing to be opened", async () => {
  const { browser, desk } = await openDesk();
  await desk.messages.add({ name: "Ada", email: "ada@example.org", subject: "Hello", message: "There" });
  const one = browser();
  await one.open();
  const before = await desk.actions.list(100);
  for (const path of [
    "/desk/sign-out",
    "/desk/inbox/1/delete?sure=yes",
    "/desk/inbox/1/done",
    "/desk/inbox/export",
    "/desk/subscribers/keep?address=ada@example.org",
    "/desk/subscribers/export",
    "/desk/newsletter/2026-12/send?sure=yes",
    "/desk/newsletter/2026-12/test?to=ada@example.org",
    "/desk/directory/check",
    "/desk/server/backup",
  ])
    expect((await one.get(path)).status, path).toBe(404);
  for (const path of DESK_PATHS) expect((await one.get(path)).status, path).toBe(200);
  expect(await desk.messages.list()).toMatchObject([{ done_at: null }]);
  expect(await desk.actions.list(100)).toEqual(before);
});

test("A body of nothing but fields is refused before it is read, whoever sends it", async () => {
  const { browser } = await openDesk();
  const fields = Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`f${n}`, ""]));
  const stranger = browser();
  for (const path of ["/desk", "/desk/open", "/desk/inbox/1/delete"])
    expect((await stranger.post(path, fields)).status, path).toBe(400);
  const one = browser();
  await one.open();
  expect((await one.post("/desk/sign-out", fields)).status).toBe(400);
  expect((await one.get("/desk")).status).toBe(200);
});

test("A method that no page of the desk uses is refused as a form without a proof", async () => {
  const { app, browser } = await openDesk();
  const one = browser();
  await one.open();
  const headers = { cookie: one.cookie() ?? "", origin: ORIGIN, "sec-fetch-site": "same-origin" };
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
    expect((await app.request(`${ORIGIN}/desk`, { method, headers })).status, method).toBe(403);
});

test("Every answer is kept nowhere, in no index, in no frame, and runs nothing", async () => {
  const { browser } = await openDesk();
  const one = browser();
  const closed = await one.get("/desk");
  await one.open();
  for (const path of [...DESK_PATHS, "/desk/nothing", "/desk/style.css"]) {
    const { headers } = path === "/desk" ? closed : await one.get(path);
    expect(headers.get("cache-control"), path).toBe("no-store");
    expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toMatch(/^default-src 'none'; style-src /);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/script-src|unsafe/);
  }
});

test("Paths that lead elsewhere lead nowhere", async () => {
  const { browser } = await openDesk();
  const one = browser();
  await one.open();
  for (const path of [
    "/desk/newsletter/..%2f..%2f..%2fetc%2fpasswd",
    "/desk/newsletter/letter-words/letter",
    "/desk/newsletter/%00/letter",
    "/desk/inbox/-1",
    "/desk/inbox/1e9",
    "/desk/inbox/99999999999999999999",
    "/desk/inbox/%ff",
    "/desk/__proto__",
  ]) {
    const { status, text } = await one.get(path);
    expect([303, 404], path).toContain(status);
    expect(text, path).not.toContain("root:");
  }
  expect((await one.get("/desk?said=__proto__")).text).not.toContain('role="status"');
  expect((await one.get("/desk?said=<b>hello")).text).not.toContain("<b>hello");
});
