import { expect, test, vi } from "vitest";
import { expiredSubscriptions } from "#server/storage/retention/expired-rows.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const PATH = "/api/newsletter/subscribe";
const DAY_MS = 24 * 60 * 60 * 1000;

async function openNewsletter() {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const env = { PUBLIC_URL: "https://names.example.org", POSTAL_ADDRESS: "1 Elm Street, Springfield" };
  const opened = await openApp({ env, now: () => clock.now });
  const { app, letters, database, services } = opened;
  const ask = (body: unknown) =>
    app.request(PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const askAndWait = async (email: string) => {
    const before = letters.length;
    expect((await ask({ email })).status).toBe(202);
    await vi.waitFor(() => expect(letters).toHaveLength(before + 1));
    return letters.at(-1)?.text ?? "";
  };
  const list = () => createSubscribers(database.db, () => clock.now).list();
  const states = async () => (await list()).map(({ state }) => state);
  return { ...opened, newsletter: services.newsletter, clock, ask, askAndWait, list, states };
}

const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? "";

test("a new address gets one letter with a link, and is subscribed when it is confirmed", async () => {
  const { letters, newsletter, askAndWait, list, states } = await openNewsletter();
  const text = await askAndWait("Ada+Names@Bücher.example");
  expect(letters[0]).toMatchObject({ to: "Ada+Names@Bücher.example" });
  expect(text).toContain("https://names.example.org/newsletter/confirm?token=");
  expect(text).toContain("November 28, 2026");
  expect(text).toContain("1 Elm Street, Springfield");
  expect(await list()).toMatchObject([{ email_key: "ada+names@xn--bcher-kva.example", state: "pending" }]);

  const token = tokenIn(text);
  // Longer than chance writes into a random number.
  expect(token).not.toMatch(/ada\+|names|cher\.example/i);
  expect(await newsletter.preview.confirm(token)).toBe("confirmed");
  expect(await states()).toEqual(["pending"]);
  expect(await newsletter.confirm(token)).toBe("confirmed");
  expect(await newsletter.confirm(token)).toBe("already");
  expect(await states()).toEqual(["confirmed"]);
});

test("the answer is the same for an address that is new, known, confirmed or gone", async () => {
  const { newsletter, letters, ask, states } = await openNewsletter();
  const answers: string[] = [];
  const answered = async () => {
    const response = await ask({ email: "ada@example.org" });
    answers.push(`${response.status} ${await response.text()} ${[...response.headers].join()}`);
  };
  await answered();
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  await answered();
  await vi.waitFor(() => expect(letters).toHaveLength(2));
  await newsletter.confirm(tokenIn(letters[0]?.text ?? ""));
  await answered();
  await vi.waitFor(() => expect(letters).toHaveLength(3));
  expect(letters[2]?.subject).toBe("You’re already subscribed to the Namekin newsletter");
  expect(await newsletter.unsubscribe(tokenIn(letters[2]?.text ?? ""))).toBe("unsubscribed");
  expect(await states()).toEqual(["unsubscribed"]);
  await answered();
  expect(await states()).toEqual(["pending"]);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^202 {"message":"Last step: tap the link in the email we have just sent."}/);
});

test("one address gets three letters a day, however often somebody asks", async () => {
  const { letters, clock, ask, askAndWait } = await openNewsletter();
  for (let n = 0; n < 3; n += 1) await askAndWait("ada@example.org");
  expect((await ask({ email: "ADA@example.org" })).status).toBe(202);
  await askAndWait("bob@example.org");
  expect(letters.filter(({ to }) => to.startsWith("ada"))).toHaveLength(3);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await askAndWait("ada@example.org");
});

test.for([{ email: "" }, { email: "ada" }, { email: `${"a".repeat(250)}@x.org` }, { email: 7 }, {}])(
  "%j is refused in the form's own words",
  async (body) => {
    const { ask, list } = await openNewsletter();
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Please enter a valid email address." });
    expect(await list()).toEqual([]);
  },
);

test("whoever asks for many addresses is told to wait", async () => {
  const { ask } = await openNewsletter();
  for (let n = 0; n < 30; n += 1) expect((await ask({ email: `a${n}@example.org` })).status).toBe(202);
  const late = await ask({ email: "late@example.org" });
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("plus tags, dots and other spellings of one mailbox share its three letters a day", async () => {
  const { letters, ask, askAndWait, list } = await openNewsletter();
  for (const email of ["victim+1@gmail.com", "v.ictim+2@gmail.com", "VIC.TIM@googlemail.com"])
    await askAndWait(email);
  for (let n = 3; n < 20; n += 1) {
    expect((await ask({ email: `victim+${n}@gmail.com` })).status).toBe(202);
  }
  await askAndWait("bob@gmail.com");
  expect(letters).toHaveLength(4);
  // What is kept is what was typed: whoever writes a tag means it.
  expect((await list()).map(({ email_key }) => email_key)).toContain("v.ictim+2@gmail.com");
});

test("a link works for seven days, and only as we made it", async () => {
  const { newsletter, clock, askAndWait, states } = await openNewsletter();
  const token = tokenIn(await askAndWait("ada@example.org"));
  for (const forged of ["", "x", `${token}x`, token.replace("confirm", "unsubscribe"), `${token}.x`]) {
    expect(await newsletter.confirm(forged), forged).toBe("unknown");
    expect(await newsletter.unsubscribe(forged), forged).toBe("unknown");
  }
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS + 1000);
  expect(await newsletter.confirm(token)).toBe("expired");
  expect(await states()).toEqual(["pending"]);
  expect(await newsletter.confirm(tokenIn(await askAndWait("ada@example.org")))).toBe("confirmed");
});

test("after thirty days without a confirmation nothing is left of an address", async () => {
  const { newsletter, clock, database, askAndWait, list } = await openNewsletter();
  const token = tokenIn(await askAndWait("ada@example.org"));
  const expired = expiredSubscriptions(database.db);
  expect(await expired.remove(clock.now, 9)).toBe(0);
  expect(await expired.remove(new Date(clock.now.getTime() + 1), 9)).toBe(1);
  expect(await list()).toEqual([]);
  expect(await newsletter.confirm(token)).toBe("expired");
});

test("one-click unsubscribing needs neither our page nor a cookie, only the link", async () => {
  const { app, newsletter, letters, ask, askAndWait, states } = await openNewsletter();
  await newsletter.confirm(tokenIn(await askAndWait("ada@example.org")));
  await ask({ email: "ada@example.org" });
  await vi.waitFor(() => expect(letters).toHaveLength(2));
  const link = /https:\/\/\S+/.exec(letters[1]?.text ?? "")?.[0] ?? "";
  const headers = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
  const post = (address: string, body: BodyInit) => app.request(address, { method: "POST", headers, body });

  expect((await post(link, new URLSearchParams({ button: "1" }))).status).toBe(403);
  expect(await states()).toEqual(["confirmed"]);
  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const forged = await post(`${link}x`, oneClick);
  expect(forged.status).toBe(400);
  for (let twice = 0; twice < 2; twice += 1) {
    const done = await post(link, oneClick);
    expect([done.status, done.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await states()).toEqual(["unsubscribed"]);
  }
  const inParts = new FormData();
  inParts.set("List-Unsubscribe", "One-Click");
  expect((await post(link, inParts)).status).toBe(200);
});

test("what our own page posts to that address reaches the page, body and all", async () => {
  const { app } = await openNewsletter();
  const response = await app.request("/newsletter/unsubscribe?token=x", {
    method: "POST",
    headers: { origin: "https://names.example.org" },
    body: new URLSearchParams({ token: "x" }),
  });
  expect([response.status, await response.text()]).toEqual([200, "/newsletter/unsubscribe"]);
});
