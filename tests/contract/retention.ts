import { describe, expect, test } from "vitest";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { expiredMessages } from "#server/storage/retention/expired-rows.ts";
import { type Bench, numbered, visitorOf } from "./bench.ts";

export function describeRetention(bench: () => Bench): void {
  describe("The last day seen", () => {
    const open = () => createSeenDay(bench().database.db);

    test("is unknown at first, and then never an earlier one than before", async () => {
      const seen = open();
      expect(await seen.last()).toBeUndefined();
      await seen.advance("2026-11-21");
      await seen.advance("2026-11-22");
      await seen.advance("1970-01-01");
      expect(await seen.last()).toBe("2026-11-22");
      expect(await createSeenDay(bench().database.db).last()).toBe("2026-11-22");
    });

    test("is taken from what is kept, in a database that has noted none", async () => {
      const { names, clock, database } = bench();
      clock.now = new Date("2026-03-01T12:00:00Z");
      await names.save(visitorOf("ada"), "zoe");
      expect(await open().last()).toBe("2026-03-01");
      clock.now = new Date("2026-04-05T12:00:00Z");
      await createContactMessages(database.db, () => clock.now).add(note);
      expect(await open().last()).toBe("2026-04-05");
    });

    test("is what an operator says, also an earlier one", async () => {
      const seen = open();
      await seen.advance("2028-04-05");
      await seen.accept("2026-11-22");
      expect(await seen.last()).toBe("2026-11-22");
    });

    test("lets one of all processes remove on a day, and again when an operator has spoken", async () => {
      const seen = open();
      await seen.advance("2026-11-21");
      const claims = await Promise.all(numbered(6).map(() => open().claim("2026-11-21")));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await seen.claim("2026-11-22")).toBe(true);
      expect(await seen.claim("2026-11-22")).toBe(false);
      await seen.accept("2026-11-22");
      expect(await seen.claim("2026-11-22")).toBe(true);
    });
  });

  test("Messages go by their age, the oldest first", async () => {
    const { clock, database } = bench();
    const messages = createContactMessages(database.db, () => clock.now);
    const expired = expiredMessages(database.db);
    const addIn = (year: number) => {
      clock.now = new Date(`${year}-06-01T00:00:00Z`);
      return messages.add({ ...note, subject: String(year) });
    };
    await addIn(2019);
    await addIn(2018);
    await addIn(2020);
    const since = new Date("2019-12-31T00:00:00Z");
    expect(await expired.count(since)).toEqual({ all: 3, due: 2 });
    expect(await expired.remove(since, 1)).toBe(1);
    expect((await messages.list()).map(({ subject }) => subject)).toEqual(["2019", "2020"]);
    expect(await expired.remove(since, 9)).toBe(1);
  });

  test("A purge takes nothing that is kept", async () => {
    const { names, database } = bench();
    await names.save(visitorOf("ada"), "zoe");
    await names.save(visitorOf("bob"), "zoe");
    await names.forget(visitorOf("bob"));
    await database.purge();
    expect(await names.count(visitorOf("ada"))).toBe(1);
  });
}

const note = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi" };
