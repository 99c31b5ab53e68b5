import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { createMailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { Letter, SendOutcome } from "./letter.ts";
import { createMailQueue } from "./mail-queue.ts";

const MINUTE_MS = 60_000;

/** A mail queue over an empty database, whose mail server answers as it is told. */
async function openOffice() {
  const { db, close } = await openDatabase({ dataDir: ":memory:" });
  const letters = createMailQueueStore(db);
  const state = { now: new Date("2026-11-21T10:00:00Z"), answer: "sent", tried: 0 };
  const done: string[] = [];
  const lines: string[] = [];
  const outcome = (): SendOutcome => {
    if (state.answer === "sent") return { kind: "sent" };
    if (state.answer === "refused") return { kind: "refused", reply: "550 <ada@example.org>" };
    return { kind: "unsent", reason: "ESOCKET" };
  };
  const handler = {
    async compose(about: string): Promise<Letter | undefined> {
      if (about === "gone") return undefined;
      return { to: "ada@example.org", subject: about, text: "", messageId: "<x@localhost>" };
    },
    async sent(about: string) {
      done.push(about);
    },
  };
  const queue = createMailQueue({
    letters,
    transport: {
      async send() {
        state.tried += 1;
        return outcome();
      },
    },
    handlers: { subscription: handler, contact: handler },
    now: () => state.now,
    log: pino({ level: "info" }, { write: (line) => lines.push(line) }),
  });
  const waiting = async () => (await db.selectFrom("waiting_letters").selectAll().execute()).length;
  const pass = (minutes: number) => {
    state.now = new Date(state.now.getTime() + minutes * MINUTE_MS);
    queue.nudge();
  };
  return { queue, letters, state, done, lines, waiting, pass, close };
}

test("letters that wait are sent, and then wait no more", async () => {
  const { queue, letters, state, done, waiting } = await openOffice();
  for (const about of ["a", "gone", "b"]) await letters.add({ kind: "subscription", about }, state.now);
  queue.nudge();
  await vi.waitFor(() => expect(done).toEqual(["a", "b"]));
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
});

test("what does not go out is tried again after a minute, two, four …", async () => {
  const { letters, state, done, waiting, pass } = await openOffice();
  state.answer = "unsent";
  await letters.add({ kind: "contact", about: "7" }, state.now);
  pass(0);
  await vi.waitFor(() => expect(state.tried).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  pass(0.9);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state.tried).toBe(1);
  pass(0.1);
  await vi.waitFor(() => expect(state.tried).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  state.answer = "sent";
  pass(2);
  await vi.waitFor(() => expect(done).toEqual(["7"]));
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
});

test("what is refused is not tried again, and the log names no address", async () => {
  const { letters, state, done, lines, waiting, pass } = await openOffice();
  state.answer = "refused";
  await letters.add({ kind: "subscription", about: "a" }, state.now);
  pass(0);
  await vi.waitFor(async () => expect([state.tried, await waiting()]).toEqual([1, 0]));
  expect(done).toEqual([]);
  expect(lines.join("")).toContain('"outcome":"refused"');
  expect(lines.join("")).not.toContain("ada@");
});

test("a letter that was in hand when its process ended is sent by the next, five minutes later", async () => {
  const { queue, letters, state, done, pass } = await openOffice();
  await letters.add({ kind: "subscription", about: "a" }, state.now);
  await letters.take(state.now, new Date(state.now.getTime() + 5 * MINUTE_MS));
  queue.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual([]);
  pass(5);
  await vi.waitFor(() => expect(done).toEqual(["a"]));
  await queue.stop();
});
