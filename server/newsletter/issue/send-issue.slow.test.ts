import { afterEach, beforeEach, expect, test } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { openSmtp } from "#server/mail/smtp.ts";
import { createLinks } from "#server/newsletter/links.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeliveries } from "#server/storage/deliveries.ts";
import { createIssues } from "#server/storage/issues.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import type { Database } from "#server/storage/tables.ts";
import { type Manner, startSmtp } from "#tests/support/smtp.ts";
import { issueLetters } from "./issue-letter.ts";
import { parseIssue } from "./parse-issue.ts";
import { sendIssue } from "./send-issue.ts";

const now = () => new Date();
const origin = "https://names.example.org";
const issue = parseIssue("2026-12", "---\nsubject: Snow and names\n---\n\nHello.\n");
let database: Database;
beforeEach(async () => {
  database = await openDatabase({ dataDir: ":memory:" });
});
afterEach(() => database.close());

/** Where nobody is to be given up while the machine is busy. */
const PATIENT_MS = 10_000;

/** Sends the issue to those named, through a mail server that meets each as told, and waits so long for a word of it. */
async function sendTo(
  names: readonly string[],
  mannerOf: (name: string) => Manner,
  socketTimeout = PATIENT_MS,
) {
  const { db } = database;
  const [subscribers, issues, deliveries] = [
    createSubscribers(db, now),
    createIssues(db, now),
    createDeliveries(db, now),
  ];
  await Promise.all(
    names.map(async (name) => {
      const address = readEmailAddress(`${name}@example.org`);
      if (address !== undefined) await subscribers.ask(name, address);
      await subscribers.confirm(name);
    }),
  );
  const smtp = await startSmtp({ mannerOf: (to) => mannerOf(to.split("@")[0] ?? "") });
  const links = createLinks({ secret: () => "s".repeat(32), origin, now });
  const sender = { origin, mailHost: "example.org", postalAddress: undefined };
  await issues.begin(issue.id, issue.textHash);
  const hold = () => issues.hold(issue.id, "run", new Date(Date.now() + 10_000));
  await hold();
  const end = await sendIssue({
    issue: issue.id,
    runner: "run",
    deliveries,
    transport: openSmtp(smtp.url, { from: () => "letters@example.org", patience: { socketTimeout } }),
    letterFor: issueLetters(issue, links, sender),
    perMinute: 60_000,
    pauseMs: 1,
    isOurs: hold,
    onProgress: () => {},
  });
  await smtp.stop();
  return { end, counts: await deliveries.count(issue.id), smtp, deliveries };
}

test("each subscriber gets the letter, as it should be read", async () => {
  const { end, counts, smtp } = await sendTo(["ada", "bob"], () => "accept");
  expect([end, counts.sent]).toEqual(["done", 2]);
  expect(smtp.received.map(({ to }) => to)).toEqual(["ada@example.org", "bob@example.org"]);
  expect(smtp.received[0]?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  // The header's address must be whole: one click goes there.
  const unfolded = smtp.received[0]?.source.replaceAll(/\r\n[ \t]+/g, "") ?? "";
  expect(unfolded).toMatch(
    /^List-Unsubscribe:\s*<https:\/\/names\.example\.org\/newsletter\/unsubscribe\?token=unsubscribe\.ada\.always\.[\w-]{43}>\r$/m,
  );
});

test("a refusal is written down with its words, and the run goes on", async () => {
  const { end, counts, deliveries } = await sendTo(["ada", "bob", "eve"], (name) =>
    name === "bob" ? "refuse" : "accept",
  );
  expect([end, counts]).toEqual(["done", { queued: 0, sending: 0, sent: 2, refused: 1 }]);
  expect(await deliveries.listRefused(issue.id)).toEqual([
    { email: "bob@example.org", reply: "550 5.1.1 <bob@example.org>: user unknown" },
  ]);
});

test.for(["not now", "delay", "drop"] as const)(
  "'%s' costs nobody else the letter, and is tried again twice",
  async (manner) => {
    let tries = 0;
    const { end, counts, smtp } = await sendTo(
      ["ada", "bob", "eve"],
      (name) => {
        if (name !== "ada") return "accept";
        tries += 1;
        return tries < 3 ? manner : "accept";
      },
      manner === "delay" ? 400 : PATIENT_MS,
    );
    expect([end, counts.sent]).toEqual(["done", 3]);
    expect(smtp.received.map(({ to }) => to).at(-1)).toBe("ada@example.org");
  },
);

test("a letter of which nobody knows whether it was taken is sent again as the same", async () => {
  let asked = 0;
  // Asked at the recipient and again at the text.
  const { counts, smtp } = await sendTo(["ada"], () => {
    asked += 1;
    return asked <= 2 ? "drop after" : "accept";
  });
  expect(counts.sent).toBe(1);
  expect(smtp.received).toHaveLength(2);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
});
test("who never gets through waits for the next run", async () => {
  const { end, counts } = await sendTo(["ada", "bob"], (name) => (name === "ada" ? "drop" : "accept"));
  expect([end, counts]).toEqual(["done", { queued: 1, sending: 0, sent: 1, refused: 0 }]);
});

test.for([
  ["drop", "failing", "queued"],
  ["refuse text", "refused", "refused"],
] as const)("a server that meets ten in a row with '%s' ends the run", async ([manner, wanted, state]) => {
  const names = Array.from({ length: 15 }, (_, n) => `reader${n}`);
  const { end, counts } = await sendTo(names, () => manner);
  expect(end).toBe(wanted);
  expect(counts[state]).toBe(state === "queued" ? 15 : 10);
});
