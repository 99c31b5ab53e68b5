import { describe, expect, test } from "vitest";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { expiredSubscriptions } from "#server/storage/retention/expired-rows.ts";
import { createDeliveries } from "#server/storage/deliveries.ts";
import { createIssues } from "#server/storage/issues.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import { type Bench, numbered } from "./bench.ts";

const addressOf = (text: string) => readEmailAddress(text) ?? { typed: "", key: "" };
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
const ALL = { queued: 0, sending: 0, sent: 0, refused: 0 };

export function describeNewsletter(bench: () => Bench): void {
  const open = () => {
    const { database, clock } = bench();
    const now = () => clock.now;
    return {
      clock,
      subscribers: createSubscribers(database.db, now),
      issues: createIssues(database.db, now),
      deliveries: createDeliveries(database.db, now),
    };
  };
  const confirmed = async (...ids: readonly string[]) => {
    const { subscribers } = open();
    await Promise.all(
      ids.map(async (id) => {
        await subscribers.ask(id, addressOf(`${id}@example.org`));
        await subscribers.confirm(id);
      }),
    );
  };

  describe("Subscribers", () => {
    test("are one for all spellings of an address, however many ask at once", async () => {
      const { subscribers } = open();
      const spellings = ["Ada@Example.org", "ada@example.org", "ADA@EXAMPLE.ORG"];
      const ids = await Promise.all(
        numbered(30).map((id, n) => subscribers.ask(id, addressOf(spellings[n % 3] ?? ""))),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await subscribers.list()).toHaveLength(1);
      expect(await subscribers.findByKey("ada@example.org")).toMatchObject({ id: ids[0], state: "pending" });
    });

    test("go from asked to confirmed to gone, and back by asking again", async () => {
      const { subscribers } = open();
      const ask = () => subscribers.ask("a", addressOf("ada@example.org"));
      const state = async () => (await subscribers.find("a"))?.state;
      await ask();
      expect([await subscribers.confirm("a"), await subscribers.confirm("a")]).toEqual([true, false]);
      await ask();
      expect(await state()).toBe("confirmed");
      expect([await subscribers.unsubscribe("a"), await subscribers.unsubscribe("a")]).toEqual([true, false]);
      expect(await subscribers.confirm("a")).toBe(false);
      await ask();
      expect(await state()).toBe("pending");
      expect(await subscribers.markBounced("a")).toBe(true);
      expect(await state()).toBe("bounced");
      expect(await subscribers.countByState()).toEqual([{ state: "bounced", count: 1 }]);
    });

    test("are removed thirty days after they asked or left, but not while they subscribe", async () => {
      const { subscribers, clock } = open();
      const expired = expiredSubscriptions(bench().database.db);
      await confirmed("keeps", "leaves", "bounces");
      await subscribers.ask("asks", addressOf("asks@example.org"));
      await subscribers.unsubscribe("leaves");
      await subscribers.markBounced("bounces");
      expect(await expired.remove(clock.now, 9)).toBe(0);
      expect(await expired.remove(later(clock.now, 1), 9)).toBe(3);
      expect((await subscribers.list()).map(({ id }) => id)).toEqual(["keeps"]);
    });

    test("count the letters of a day", async () => {
      const { subscribers, clock } = open();
      await subscribers.ask("a", addressOf("ada@example.org"));
      const count = async () => {
        await subscribers.countLetter("a", later(clock.now, -1_000));
        return (await subscribers.find("a"))?.letters;
      };
      expect([await count(), await count()]).toEqual([1, 2]);
      clock.now = later(clock.now, 1_000);
      expect(await count()).toBe(1);
    });
  });

  describe("An issue", () => {
    test("goes to who has confirmed when it is begun, once", async () => {
      const { issues, deliveries, subscribers } = open();
      await confirmed("a", "b");
      await subscribers.ask("c", addressOf("c@example.org"));
      await issues.begin("2026-12", "hash");
      await confirmed("d");
      await issues.begin("2026-12", "other hash");
      expect(await deliveries.count("2026-12")).toEqual({ ...ALL, queued: 2 });
      expect(await issues.find("2026-12")).toMatchObject({ text_hash: "hash" });
    });

    test("is sent by one run at a time, and by another when that shows no sign of life", async () => {
      const { issues, deliveries, clock } = open();
      await confirmed("a");
      await issues.begin("2026-12", "hash");
      const hold = (runner: string) => issues.hold("2026-12", runner, later(clock.now, 10_000));
      const held = await Promise.all(numbered(8).map(hold));
      expect(held.filter(Boolean)).toHaveLength(1);
      const first = `name${held.indexOf(true)}`;
      expect(await deliveries.markSending("2026-12", "another", "a", "<1@x>")).toBe(false);
      clock.now = later(clock.now, 10_000);
      expect([await hold("another"), await hold(first)]).toEqual([true, false]);
      expect(await deliveries.markSending("2026-12", first, "a", "<1@x>")).toBe(false);
      expect(await deliveries.markSending("2026-12", "another", "a", "<1@x>")).toBe(true);
      expect(await deliveries.markSending("2026-12", "another", "a", "<1@x>")).toBe(false);
      await issues.release("2026-12", "another");
      expect(await hold(first)).toBe(true);
    });

    test("keeps what became of each letter; what was in hand is queued again, who left is not", async () => {
      const { issues, deliveries, subscribers, clock } = open();
      await confirmed("a", "b", "c", "d", "e");
      await issues.begin("i", "hash");
      await issues.hold("i", "run", later(clock.now, 10_000));
      const sending = async () => {
        const next = await deliveries.next("i", 3);
        await deliveries.markSending("i", "run", next?.subscriber ?? "", "<1@x>");
        return next;
      };
      expect(await sending()).toEqual({ subscriber: "a", email: "a@example.org", attempts: 0 });
      await deliveries.markSent("i", "a");
      await sending();
      await deliveries.markRefused("i", "b", "550 no");
      await sending();
      await subscribers.unsubscribe("d");
      expect(await deliveries.count("i")).toEqual({ queued: 2, sending: 1, sent: 1, refused: 1 });
      expect(await deliveries.listRefused("i")).toEqual([{ email: "b@example.org", reply: "550 no" }]);
      await deliveries.tidy("i", { refusedToo: false });
      expect(await deliveries.count("i")).toEqual({ queued: 2, sending: 0, sent: 1, refused: 1 });
      await deliveries.tidy("i", { refusedToo: true });
      expect(await deliveries.count("i")).toEqual({ ...ALL, queued: 3, sent: 1 });
      await subscribers.forget("a@example.org");
      expect((await deliveries.count("i")).sent).toBe(0);
    });

    test("tries again, after all others, what did not go out", async () => {
      const { issues, deliveries, clock } = open();
      await confirmed("a", "b");
      await issues.begin("i", "hash");
      await issues.hold("i", "run", later(clock.now, 10_000));
      const tryNext = async () => {
        const next = await deliveries.next("i", 2);
        const subscriber = next?.subscriber ?? "";
        await deliveries.markSending("i", "run", subscriber, "<1@x>");
        await deliveries.markUnsent("i", subscriber);
        return `${subscriber}${next?.attempts}`;
      };
      const tried = [await tryNext(), await tryNext(), await tryNext(), await tryNext()];
      expect(tried).toEqual(["a0", "b0", "a1", "b1"]);
      expect(await deliveries.next("i", 2)).toBeUndefined();
    });
  });
}
