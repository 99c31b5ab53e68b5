import { expect, test } from "vitest";
import { openDesk } from "#tests/support/desk/desk-under-test.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { openSmtp } from "#server/mail/smtp.ts";
import { answerMessage } from "#server/contact/answer-message.ts";

const HOSTILE = {
  name: `<script>alert(1)</script>`,
  email: "ada@example.org",
  subject: `"><img src=x onerror=alert(1)> $& {count}`,
  message: `</div></textarea><svg onload=alert(1)>\n=cmd|'/c calc'!A1`,
};

async function openInbox(env: Readonly<Record<string, string>> = {}) {
  const opened = await openDesk({ env });
  await opened.desk.messages.add(HOSTILE);
  await opened.desk.messages.add({
    name: "",
    email: "",
    subject: "",
    message: "",
    report: { name: "Maeve", topic: "meaning", proposed: "<b>she</b>", source: "" },
  });
  const one = opened.browser();
  await one.open();
  return { ...opened, one };
}

test("What a visitor wrote is text, wherever the desk shows it", async () => {
  const { one } = await openInbox();
  for (const path of ["/desk", "/desk/inbox", "/desk/inbox?show=all", "/desk/inbox/1", "/desk/inbox/2"]) {
    const { text } = await one.get(path);
    expect(text, path).not.toMatch(/<script|<img|<svg onload|<b>she/);
  }
  const { text } = await one.get("/desk/inbox/1");
  // Exactly as it was written: white space counts there.
  expect(text).toContain(
    '<div class="dk-words">&lt;/div&gt;&lt;/textarea&gt;&lt;svg onload=alert(1)&gt;\n=cmd',
  );
  expect(text).toContain("$&amp; {count}");
});

test("An answer goes out once, to the visitor, with a copy; the message is done with, and the log says so without words of anybody", async () => {
  const { one, letters, desk } = await openInbox({ CONTACT_TO: "me@example.org" });
  const sent = await one.post("/desk/inbox/1/answer", { seen: "", answer: "Hello Ada,\r\nyes.\r\n" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/desk/inbox?said=sent"]);
  expect(letters.map(({ to }) => to)).toEqual(["ada@example.org", "me@example.org"]);
  expect(letters[0]).toMatchObject({
    subject: `Re: ${HOSTILE.subject}`,
    replyTo: { name: "Namekin", address: "me@example.org" },
    text: expect.stringMatching(/^Hello Ada,\nyes\.\n\n.* wrote on November 21, 2026:\n> <\/div>/),
  });
  const twice = await one.post("/desk/inbox/1/answer", { seen: "", answer: "Hello again" });
  expect(twice.headers.get("location")).toBe("/desk/inbox/1?said=twice");
  expect(letters).toHaveLength(2);
  expect(await desk.messages.find(1)).toMatchObject({ answered_at: "2026-11-21T10:00:00.000Z" });
  const log = await one.get("/desk/log");
  expect(log.text).toContain("message answered");
  expect(log.text).not.toMatch(/ada@|alert/i);
});

test("Without an answer, an address or a message nothing is sent", async () => {
  const { one, letters } = await openInbox();
  expect((await one.post("/desk/inbox/1/answer", { seen: "", answer: " \n" })).text).toContain(
    "Please write an answer.",
  );
  expect((await one.post("/desk/inbox/2/answer", { seen: "", answer: "Hello" })).text).toContain(
    "has no address",
  );
  expect((await one.post("/desk/inbox/9/answer", { answer: "Hello" })).headers.get("location")).toBe(
    "/desk/inbox?said=gone",
  );
  expect(letters).toEqual([]);
});

test("When the mail server refuses, the message waits as before, and what was typed is still there", async () => {
  const { one, desk } = await openInbox();
  desk.mail.send = async () => ({ kind: "unsent", reason: "ECONNREFUSED" });
  const { text } = await one.post("/desk/inbox/1/answer", { seen: "", answer: "Dear </textarea> Ada" });
  expect(text).toContain("The mail server isn’t answering.");
  expect(text).toContain(">\nDear &lt;/textarea&gt; Ada</textarea>");
  expect(await desk.messages.find(1)).toMatchObject({ done_at: null, answered_at: null });
});

test("Nothing that was written becomes a header or a recipient, on the wire of a real mail server", async () => {
  const smtp = await startSmtp();
  const { desk } = await openDesk();
  const message = {
    number: 1,
    received_at: "2026-11-21T10:00:00.000Z",
    mailed_at: null,
    done_at: null,
    answered_at: null,
    report: null,
    name: "Ada\r\nBcc: eve@evil.example",
    email: "ada@example.org",
    subject: "Hello\r\nBcc: eve@evil.example\r\n\r\nbody",
    message: "text\r\n.\r\nRCPT TO:<eve@evil.example>",
  };
  await desk.messages.add(message);
  const given = {
    messages: desk.messages,
    transport: openSmtp(smtp.url, { from: () => "me@example.org" }),
    mailHost: "example.org",
    operator: undefined,
  };
  const answer = "Yes.\r\n.\r\nMAIL FROM:<x@evil.example>\r\nBcc: eve@evil.example";
  expect(await answerMessage(given, message, answer)).toEqual({ kind: "sent" });
  for (const email of [
    "ada@example.org\r\nBcc: eve@evil.example",
    "a@example.org, eve@evil.example",
    "<eve@evil.example>",
  ])
    expect(await answerMessage(given, { ...message, email }, answer)).toEqual({ kind: "no address" });
  await smtp.stop();
  expect(smtp.received.map(({ to }) => to)).toEqual(["ada@example.org"]);
  const head = smtp.received[0]?.source.split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head).toContain("Subject: Re: Hello Bcc: eve@evil.example body");
});

test("A message is done, or deleted when somebody is sure; the waiting ones grow fewer", async () => {
  const { one, desk } = await openInbox();
  expect((await one.get("/desk")).text).toMatch(/One message waits for an answer[^]*One correction waits/);
  await one.post("/desk/inbox/2/done");
  expect((await one.get("/desk/inbox?show=corrections")).text).toContain("Nothing here.");
  expect((await one.get("/desk/inbox?show=all")).text).toContain("Correction: Maeve");
  expect((await one.post("/desk/inbox/1/delete")).headers.get("location")).toContain("not-sure");
  await one.post("/desk/inbox/1/delete", { sure: "yes" });
  expect((await desk.messages.list()).map(({ number }) => number)).toEqual([2]);
  expect((await desk.actions.list(9)).map(({ what, about }) => `${what} ${about}`)).toEqual(
    expect.arrayContaining(["message done 2", "message deleted 1"]),
  );
});

test("The whole inbox is a file; in a spreadsheet nothing of it runs", async () => {
  const { one, desk } = await openInbox();
  for (const name of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1"])
    await desk.messages.add({ ...HOSTILE, name, message: `${name} ${Math.random()}` });
  const json = await one.post("/desk/inbox/export", { format: "json" });
  expect(json.headers.get("content-disposition")).toBe('attachment; filename="inbox.json"');
  expect(JSON.parse(json.text)).toHaveLength(8);
  const csv = await one.post("/desk/inbox/export", { format: "csv" });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const cells = csv.text.match(/"(?:[^"]|"")*"|[^",\r\n]+/g) ?? [];
  expect(cells.filter((cell) => /^"?\s*[=+\-@＝]/.test(cell))).toEqual([]);
  expect(csv.text).toContain("'=1+1");
  expect((await desk.actions.list(9)).filter(({ what }) => what === "inbox exported")).toHaveLength(2);
});
