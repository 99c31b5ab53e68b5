import { afterEach, expect, test } from "vitest";
import { type Manner, type Smtp, startSmtp } from "#tests/support/smtp.ts";
import { openSmtp } from "./smtp.ts";

const letter = {
  to: "ada@example.org",
  subject: "Zoë & co",
  text: "Grüße",
  html: "<!doctype html><p>Grüße</p>",
  messageId: "<one@example.org>",
  replyTo: { name: "Eve\r\nBcc: all@example.org", address: "eve@example.org" },
  headers: { "List-Unsubscribe": "<https://names.example.org/x>" },
};

const PATIENT_MS = 10_000;

let smtp: Smtp;
afterEach(() => smtp.stop());
const open = async (manner: Manner) => {
  smtp = await startSmtp({ mannerOf: () => manner });
  return openSmtp(smtp.url, {
    from: () => "Namekin <letters@example.org>",
    // A machine may stand still for a second: who is not to be late has time.
    patience: {
      socketTimeout: manner === "delay" ? 300 : PATIENT_MS,
      connectionTimeout: PATIENT_MS,
      greetingTimeout: PATIENT_MS,
    },
  });
};

test("a letter arrives with its headers, its text and its HTML", async () => {
  const mail = await open("accept");
  expect(await mail.send(letter)).toEqual({ kind: "sent" });
  expect(smtp.received).toMatchObject([{ to: "ada@example.org", messageId: "<one@example.org>" }]);
  const source = smtp.received[0]?.source ?? "";
  for (const header of [
    "From: Namekin <letters@example.org>",
    "To: ada@example.org",
    "List-Unsubscribe: <https://names.example.org/x>",
    "Content-Type: multipart/alternative",
    "Gr=C3=BC=C3=9Fe",
  ]) {
    expect(source).toContain(header);
  }
  expect(source).not.toMatch(/^Bcc:/m);
});

test("an international address is reached by its DNS name", async () => {
  const mail = await open("accept");
  expect(await mail.send({ ...letter, to: "post+names@bücher.example" })).toEqual({ kind: "sent" });
  expect(smtp.received[0]?.source).toContain("To: post+names@xn--bcher-kva.example");
});

test("a server that does not know the recipient, or does not want the text, refuses for good", async () => {
  expect(await (await open("refuse")).send(letter)).toEqual({
    kind: "refused",
    reply: "550 5.1.1 <ada@example.org>: user unknown",
  });
  await smtp.stop();
  expect(await (await open("refuse text")).send(letter)).toEqual({
    kind: "refused",
    reply: "554 5.7.1 not wanted",
  });
});

test.for([
  ["not now", /EENVELOPE 451/],
  ["delay", /ETIMEDOUT/],
  ["drop", /ECONNECTION|ESOCKET/],
  ["drop after", /ECONNECTION|ESOCKET/],
] as const)("a server that answers with '%s' is to be asked again", async ([manner, reason]) => {
  const outcome = await (await open(manner)).send(letter);
  expect(outcome).toEqual({ kind: "unsent", reason: expect.stringMatching(reason) });
  expect(JSON.stringify(outcome)).not.toContain("ada@");
});

test("a server that is not there is to be asked again", async () => {
  const mail = await open("accept");
  await smtp.stop();
  expect(await mail.send(letter)).toEqual({
    kind: "unsent",
    reason: expect.stringMatching(/^ESOCKET|ECONN/),
  });
});
