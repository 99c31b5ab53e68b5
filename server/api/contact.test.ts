import { expect, test, vi } from "vitest";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openApp, openFormsApp } from "#tests/support/servers/app-under-test.ts";

const note = { name: "Ada", email: "ada@example.org", subject: "Zoë $& Co", message: "Where is\nZoë?" };

async function openContact(env: Readonly<Record<string, string>> = { CONTACT_TO: "me@example.org" }) {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const opened = await openApp({ env, now: () => clock.now });
  const send = (body: unknown) =>
    opened.app.request("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const inbox = () => createContactMessages(opened.database.db, () => clock.now).list();
  return { ...opened, clock, send, inbox };
}

test("a message is kept, and mailed with an answer address", async () => {
  const { letters, send, inbox } = await openContact();
  const response = await send(note);
  expect([response.status, await response.json()]).toEqual([
    201,
    { message: "We'll get back to you within 24 hours." },
  ]);
  await vi.waitFor(async () =>
    expect(await inbox()).toMatchObject([{ number: 1, ...note, mailed_at: "2026-11-21T10:00:00.000Z" }]),
  );
  expect(letters).toMatchObject([
    {
      to: "me@example.org",
      replyTo: { name: "Ada", address: "ada@example.org" },
      subject: "[Namekin] Zoë $& Co",
      text: expect.stringContaining("Where is\nZoë?"),
    },
  ]);
});

test("a form that is sent twice by a double tap is one message and one letter", async () => {
  const { letters, send, inbox, clock } = await openContact();
  const responses = await Promise.all([send(note), send(note)]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  await vi.waitFor(async () => expect(await inbox()).toMatchObject([{ mailed_at: expect.any(String) }]));
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect((await send(note)).status).toBe(201);
  await vi.waitFor(() => expect(letters).toHaveLength(2));
});

test("without an address to mail to it is kept all the same, as not mailed", async () => {
  const { letters, send, inbox } = await openContact({});
  expect((await send(note)).status).toBe(201);
  expect(await inbox()).toMatchObject([{ number: 1, mailed_at: null }]);
  expect(letters).toEqual([]);
});

test("when it cannot be kept it is mailed; when neither works the visitor is told", async () => {
  const { letters, database, send } = await openContact();
  await database.close();
  expect((await send(note)).status).toBe(201);
  expect(letters).toHaveLength(1);

  const nowhere = await openContact({});
  await nowhere.database.close();
  const failed = await nowhere.send(note);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toMatchObject({
    message: "We couldn’t save your message. Please try again later.",
  });
});

test("what fills in the hidden field is thanked, and kept nowhere", async () => {
  const { letters, send, inbox } = await openContact();
  expect((await send({ ...note, website: "https://buy.example" })).status).toBe(201);
  expect((await send({ ...note, website: "" })).status).toBe(201);
  expect(await inbox()).toHaveLength(1);
  await vi.waitFor(() => expect(letters).toHaveLength(1));
});

test("five messages an hour, then a time to come back", async () => {
  const { send, clock } = await openContact();
  for (let n = 0; n < 5; n += 1) expect((await send(note)).status).toBe(201);
  const late = await send(note);
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "720"]);
  expect(await late.json()).toMatchObject({
    message: "That was a lot at once. Please wait 12 minutes and try again.",
  });
  clock.now = new Date(clock.now.getTime() + 721_000);
  expect((await send(note)).status).toBe(201);
});

test("faulty fields are named, and cost nothing of the allowance", async () => {
  const { send, inbox } = await openContact();
  const messageFor = async (body: object) => {
    const response = await send({ ...note, ...body });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    return response.json();
  };
  expect(await messageFor({ name: " " })).toMatchObject({ message: "Please enter your name." });
  expect(await messageFor({ email: "ada" })).toMatchObject({
    message: "Please enter a valid email address.",
  });
  expect(await messageFor({ subject: "x".repeat(151) })).toMatchObject({
    message: "Please keep the subject to 150 characters; it has 151.",
  });
  for (let n = 0; n < 5; n += 1) await messageFor({ message: undefined });
  expect((await send(note)).status).toBe(201);
  expect(await inbox()).toHaveLength(1);
});

/** A form that is sent from another home each time, through a page of ours or without one. */
async function openCrowd() {
  const { services, token, alarms } = await openFormsApp();
  const countReceived = async (
    from: readonly string[],
    email: (n: number) => string,
    given: string | undefined,
  ) => {
    const outcomes = await Promise.all(
      from.map((address, n) =>
        services.contact.send({ ...note, email: email(n) }, { address, token: given }),
      ),
    );
    return outcomes.filter(({ kind }) => kind === "received").length;
  };
  return { token, alarms, countReceived };
}
const homes = (count: number) => Array.from({ length: count }, (_, n) => `2001:db8:${n.toString(16)}::1`);

test("300 addresses of one home are one sender, as is one mailbox that writes from many homes", async () => {
  const { token, countReceived } = await openCrowd();
  const oneHome = Array.from({ length: 300 }, (_, n) => `2001:db8:0:1:${n.toString(16)}::1`);
  expect(await countReceived(oneHome, (n) => `a${n}@example.org`, token)).toBe(5);
  expect(await countReceived(homes(50), (n) => `ada+${n}@example.org`, token)).toBe(5);
});

test("a hundred messages an hour are taken in all, then the log raises the alarm", async () => {
  const { token, alarms, countReceived } = await openCrowd();
  expect(await countReceived(homes(150), (n) => `a${n}@example.org`, token)).toBe(100);
  expect(alarms).toHaveBeenCalledTimes(1);
  expect(alarms).toHaveBeenCalledWith(expect.stringContaining("More than 100 messages"));
});

test("without a page's token all share twenty an hour; with one the form goes on", async () => {
  const { token, countReceived } = await openCrowd();
  expect(await countReceived(homes(50), (n) => `a${n}@example.org`, undefined)).toBe(20);
  expect(await countReceived(homes(5), (n) => `b${n}@example.org`, token)).toBe(5);
});
