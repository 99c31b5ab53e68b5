import { describe, expect, test } from "vitest";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { storedSecret } from "#server/storage/stored-secrets.ts";
import { createMailQueueStore } from "#server/storage/mail-queue-store.ts";
import { type Bench, numbered } from "./bench.ts";

const note = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "柚子\n\0" };

export function describeMail(bench: () => Bench): void {
  describe("Messages", () => {
    const open = () => createContactMessages(bench().database.db, () => bench().clock.now);

    test("have numbers of their own, also when many come at once", async () => {
      const messages = open();
      const taken = await Promise.all(numbered(12).map((subject) => messages.add({ ...note, subject })));
      expect(taken.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    });

    test("that are sent again within a minute as they were are one, also when they come at once", async () => {
      const messages = open();
      const report = { name: "Zoë", topic: "meaning", proposed: "life", source: "" } as const;
      for (const draft of [note, { name: "", email: "", subject: "", message: "", report }]) {
        const taken = await Promise.all(numbered(6).map(() => messages.add(draft)));
        expect(taken.filter((number) => number !== undefined)).toHaveLength(1);
        expect(await messages.add(draft)).toBeUndefined();
        expect(await messages.add({ ...draft, email: "grace@example.org" })).toBeDefined();
      }
      expect(await messages.list()).toHaveLength(4);
      bench().clock.now = new Date(bench().clock.now.getTime() + 60_000);
      expect(await messages.add(note)).toBe(5);
    });

    test("are kept as they were written until they are deleted", async () => {
      const messages = open();
      await messages.add(note);
      await messages.markMailed(1);
      expect(await messages.find(1)).toEqual({
        ...note,
        number: 1,
        message: "柚子\n\uFFFD",
        received_at: "2026-11-21T10:00:00.000Z",
        mailed_at: "2026-11-21T10:00:00.000Z",
        report: null,
        done_at: null,
        answered_at: null,
      });
      expect([await messages.remove(1), await messages.remove(1)]).toEqual([true, false]);
      expect(await messages.list()).toEqual([]);
    });
  });

  describe("Reports of mistakes", () => {
    test("are messages that are data: listed, found and removed like all others", async () => {
      const messages = createContactMessages(bench().database.db, () => bench().clock.now);
      const report = { name: "Zoë", topic: "meaning", proposed: "“life”\n柚子", source: "" } as const;
      await messages.add(note);
      await messages.add({ name: "", email: "", subject: "", message: "", report });
      expect((await messages.list()).map((each) => each.report)).toEqual([null, report]);
      expect(await messages.find(2)).toMatchObject({ number: 2, email: "", report, mailed_at: null });
      expect([await messages.remove(2), await messages.find(2)]).toEqual([true, undefined]);
    });
  });

  describe("Letters that wait", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

    test("are taken by one process each, and again when nothing more is heard of it", async () => {
      const letters = createMailQueueStore(bench().database.db);
      await Promise.all(numbered(6).map((about) => letters.add({ kind: "contact", about }, at(0))));
      const taken = await Promise.all(numbered(8).map(() => letters.take(at(1), at(6))));
      const names = taken.flatMap((letter) => (letter === undefined ? [] : [letter.about]));
      expect(new Set(names).size).toBe(6);
      expect(names).toHaveLength(6);
      expect(await letters.take(at(5), at(10))).toBeUndefined();
      expect(await letters.take(at(6), at(11))).toMatchObject({ attempts: 2 });
    });

    test("are one about the same thing; asked for again while in hand, it is not lost", async () => {
      const letters = createMailQueueStore(bench().database.db);
      const name = { kind: "subscription", about: "a" } as const;
      await letters.add(name, at(0));
      await letters.add(name, at(1));
      const first = await letters.take(at(1), at(6));
      await letters.add(name, at(2));
      if (first !== undefined) await letters.remove(first);
      const second = await letters.take(at(2), at(7));
      expect(second).toMatchObject(name);
      if (second !== undefined) await letters.postpone(second, at(3));
      const third = await letters.take(at(3), at(8));
      if (third !== undefined) await letters.remove(third);
      expect(await letters.take(at(9), at(14))).toBeUndefined();
    });
  });

  test("A secret is made once, and is the same for all", async () => {
    const { db } = bench().database;
    const secrets = await Promise.all(numbered(8).map(() => storedSecret(db, "links")));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await storedSecret(db, "other")).not.toBe(secrets[0]);
  });
}
