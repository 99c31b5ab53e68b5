import { expect, test, vi } from "vitest";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openApp, openFormsApp } from "#tests/support/servers/app-under-test.ts";

const report = { name: "Zoë", topic: "meaning", proposed: "life $&", source: "Liddell and Scott" };

async function openReports() {
  const now = () => new Date("2026-11-21T10:00:00Z");
  const opened = await openApp({ env: { CONTACT_TO: "me@example.org" }, now });
  const send = (body: unknown) =>
    opened.app.request("/api/name-reports", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { ...opened, send, inbox: () => createContactMessages(opened.database.db, now).list() };
}

test("a report is kept as data, and mailed in words", async () => {
  const { letters, send, inbox } = await openReports();
  expect((await send({ ...report, email: "ada@example.org" })).status).toBe(201);
  await vi.waitFor(async () =>
    expect(await inbox()).toMatchObject([
      {
        number: 1,
        name: "",
        message: "",
        report,
        email: "ada@example.org",
        mailed_at: "2026-11-21T10:00:00.000Z",
      },
    ]),
  );
  expect(letters).toMatchObject([
    {
      to: "me@example.org",
      replyTo: { address: "ada@example.org" },
      subject: "[Namekin] Zoë, Meaning",
      text: expect.stringContaining(
        "What it should say: life $&\nWhere it can be checked: Liddell and Scott",
      ),
    },
  ]);
});

test("nobody need give an address or a source; without an address there is nobody to answer", async () => {
  const { letters, send, inbox } = await openReports();
  const { source: _, ...short } = report;
  expect((await send(short)).status).toBe(201);
  expect(await inbox()).toMatchObject([{ email: "", report: { ...short, source: "" } }]);
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  expect(letters[0]).not.toHaveProperty("replyTo");
});

test("what is wrong is said, and what fills in the hidden field is thanked and kept nowhere", async () => {
  const { send, inbox } = await openReports();
  const faulty = await send({ ...report, name: "42", proposed: "" });
  expect([faulty.status, faulty.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
  expect(await faulty.json()).toMatchObject({
    message: "Please enter one name. Please write what it should say.",
  });
  expect((await send({ ...report, topic: "color" })).status).toBe(400);
  expect((await send({ ...report, website: "https://buy.example" })).status).toBe(201);
  expect(await inbox()).toEqual([]);
});

test("reports and messages of one sender share an allowance; all who give no address are not one sender", async () => {
  const { services, token } = await openFormsApp();
  const sendFrom = async (address: string) => {
    const { kind } = await services.contact.report({ ...report, email: "" }, { address, token });
    return kind;
  };
  const homes = Array.from({ length: 9 }, (_, n) => `2001:db8:${n}::1`);
  expect(new Set(await Promise.all(homes.map(sendFrom)))).toEqual(new Set(["received"]));
  const home = "2001:db8:77::1";
  const kinds = await Promise.all(Array.from({ length: 4 }, () => sendFrom(home)));
  const note = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi" };
  const sent = await services.contact.send(note, { address: home, token });
  expect([...kinds, sent.kind, await sendFrom(home)]).toEqual([
    ...Array.from({ length: 5 }, () => "received"),
    "too many",
  ]);
});
