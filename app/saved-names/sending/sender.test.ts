import { afterEach, describe, expect, test, vi } from "vitest";
import { remove, save } from "#domain/saved-names/entries-by-hand.ts";
import { fakePage } from "./fake-page.ts";
import { fakeServer } from "./fake-server.ts";
import { fakeStorage } from "./fake-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

const idsOf = (rows: readonly { readonly nameId: string }[]) => rows.map(({ nameId }) => nameId);

describe("A change that is made", () => {
  test("is on the device before it is on its way, and off it when it has arrived", async () => {
    const server = fakeServer();
    const { sender, waiting, told } = fakePage(server, fakeStorage());
    const made = sender.make(save("hazel"));
    expect(waiting.read()).toHaveLength(1);
    expect(sender.isMaking("hazel")).toBe(true);
    expect(sender.isMaking("ivy")).toBe(false);
    expect(await made).toEqual({ kind: "confirmed" });
    expect(waiting.read()).toEqual([]);
    expect(sender.isMaking("hazel")).toBe(false);
    expect(told).toEqual(["confirmed save", "sent"]);
  });

  test("waits when there is no network, and is sent with the next one, in order", async () => {
    const server = fakeServer();
    server.troubles = ["offline"];
    const { sender, waiting } = fakePage(server, fakeStorage());
    expect(await sender.make(save("hazel"))).toEqual({ kind: "waiting" });
    expect(sender.retryAt()).not.toBeNull();
    expect(await sender.make(save("ivy"))).toEqual({ kind: "confirmed" });
    expect(server.calls).toEqual(["POST hazel", "POST hazel", "POST ivy"]);
    expect(waiting.read()).toEqual([]);
    expect(sender.retryAt()).toBeNull();
  });

  test("goes with its note", async () => {
    const server = fakeServer();
    const { sender } = fakePage(server, fakeStorage());
    await sender.make(save("hazel", "after grandmother"));
    expect(server.rows).toEqual([{ nameId: "hazel", note: "after grandmother" }]);
  });

  test("is given up with the server's reason when it is refused", async () => {
    const server = fakeServer("ivy");
    server.limit = 1;
    const { sender, waiting, refused, told } = fakePage(server, fakeStorage());
    expect(await sender.make(save("hazel"))).toEqual({ kind: "refused", reason: "Your list is full." });
    expect(waiting.read()).toEqual([]);
    expect(refused.read()).toEqual([]);
    expect(told).toEqual([]);
  });

  test("is given up when the server fails: nothing had been promised", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 500 }];
    const { sender, waiting } = fakePage(server, fakeStorage());
    expect(await sender.make(save("hazel"))).toEqual({ kind: "refused", reason: "" });
    expect(waiting.read()).toEqual([]);
  });

  test("waits while the server cannot reach its storage, as without a network, for as long as it asks", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 503, headers: { "retry-after": "20" } }];
    const { sender, waiting } = fakePage(server, fakeStorage(), { now: 0 });
    expect(await sender.make(save("hazel"))).toEqual({ kind: "waiting" });
    expect(waiting.read()).toEqual([save("hazel")]);
    expect(sender.retryAt()).toBe(20_000);
    await sender.sendWaiting();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
  });

  test("is given up when the server wants a pause, and so is the next one until the pause is over", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 429, headers: { "retry-after": "9" } }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    expect((await sender.make(save("hazel"))).kind).toBe("refused");
    expect((await sender.make(save("ivy"))).kind).toBe("refused");
    expect(server.calls).toEqual(["POST hazel"]);
    expect(waiting.read()).toEqual([]);
    clock.now = 9_000;
    expect((await sender.make(save("ivy"))).kind).toBe("confirmed");
  });

  test("waits behind an earlier one that the server cannot take just now", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 503 }];
    const { sender, waiting } = fakePage(server, fakeStorage());
    await sender.make(save("hazel"));
    expect(await sender.make(save("ivy"))).toEqual({ kind: "waiting" });
    expect(waiting.read()).toEqual([save("hazel"), save("ivy")]);
  });

  test("that waits is kept while the server has no room, not asked again too soon, and sent when there is", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 507, headers: { "retry-after": "60" } }];
    const clock = { now: 0 };
    const { sender, waiting, refused } = fakePage(server, fakeStorage(), clock);
    await sender.make(save("hazel"));
    await sender.sendWaiting();
    await sender.sendWaiting();
    expect(server.calls).toEqual(["POST hazel", "POST hazel"]);
    expect(sender.retryAt()).toBeGreaterThanOrEqual(60_000);
    expect([waiting.read(), refused.read()]).toEqual([[save("hazel")], []]);
    clock.now = 60_000;
    await sender.sendWaiting();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
    expect(waiting.read()).toEqual([]);
  });

  test("is sent without the queue when the device keeps nothing", async () => {
    const server = fakeServer();
    const storage = fakeStorage();
    storage.full = true;
    const { sender } = fakePage(server, storage);
    expect(await sender.make(save("hazel"))).toEqual({ kind: "confirmed" });
    server.troubles = ["offline"];
    expect(await sender.make(save("ivy"))).toEqual({ kind: "refused", reason: "" });
    expect(idsOf(server.rows)).toEqual(["hazel"]);
  });

  test("shares one attempt with others made while the network hangs", async () => {
    const server = fakeServer();
    server.troubles = ["offline"];
    const { sender } = fakePage(server, fakeStorage());
    const outcomes = await Promise.all([save("hazel"), save("ivy"), save("ada")].map(sender.make));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["waiting", "waiting", "waiting"]);
    expect(server.calls).toEqual(["POST hazel"]);
  });

  test("and taken back while it is on its way ends as the visitor said last", async () => {
    const server = fakeServer();
    const { sender, waiting } = fakePage(server, fakeStorage());
    await Promise.all([sender.make(save("hazel")), sender.make(remove("hazel"))]);
    expect(server.rows).toEqual([]);
    expect(waiting.read()).toEqual([]);
  });
});

describe("Changes that wait", () => {
  test("survive a reload and are sent by the next page", async () => {
    const server = fakeServer();
    const storage = fakeStorage();
    server.troubles = ["offline"];
    await fakePage(server, storage).sender.make(save("hazel"));
    const { sender, waiting } = fakePage(server, storage);
    await sender.sendWaiting();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
    expect(waiting.read()).toEqual([]);
  });

  test("go on waiting while the server fails", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 500 }, { status: 502 }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    await sender.make(save("hazel"));
    await sender.sendWaiting();
    await sender.sendWaiting();
    expect(waiting.read()).toEqual([save("hazel")]);
    await sender.sendWaiting();
    expect(waiting.read()).toEqual([]);
  });

  test("wait as long as the server asks when there were too many", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 429, headers: { "retry-after": "30" } }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    await sender.make(save("hazel"));
    await sender.sendWaiting();
    expect(sender.retryAt()).toBe(30_000);
    clock.now = 29_000;
    await sender.sendWaiting();
    expect(server.calls).toHaveLength(2);
    clock.now = 30_000;
    await sender.sendWaiting();
    expect(waiting.read()).toEqual([]);
  });

  test("that are refused are named, and do not hold up the others", async () => {
    const server = fakeServer("ada");
    server.limit = 2;
    server.troubles = ["offline", "offline", "offline"];
    const { sender, waiting, refused, told } = fakePage(server, fakeStorage());
    await sender.make(save("hazel"));
    await sender.make(save("ivy"));
    await sender.make(remove("ada"));
    server.troubles = [];
    server.rows = [...server.rows, { nameId: "bo", note: "" }];
    await sender.sendWaiting();
    expect(idsOf(server.rows)).toEqual(["bo"]);
    expect(refused.read().map(({ change }) => change)).toEqual([save("hazel"), save("ivy")]);
    expect(waiting.read()).toEqual([]);
    expect(told).toEqual(["confirmed remove", "sent", "refused 2"]);
  });

  test("are tried again less and less often", async () => {
    const server = fakeServer();
    server.troubles = Array.from({ length: 9 }, () => "offline" as const);
    const { sender } = fakePage(server, fakeStorage());
    const pauses: (number | null)[] = [];
    await sender.make(save("hazel"));
    for (let time = 0; time < 5; time += 1) {
      pauses.push(sender.retryAt());
      await sender.sendWaiting();
    }
    expect(pauses).toEqual([5_000, 15_000, 60_000, 300_000, 300_000]);
  });
});

describe("Two tabs", () => {
  test("send one after another, each change once", async () => {
    const server = fakeServer();
    const storage = fakeStorage();
    server.troubles = ["offline"];
    const one = fakePage(server, storage);
    const other = fakePage(server, storage);
    await one.sender.make(save("hazel"));
    await Promise.all([one.sender.sendWaiting(), other.sender.sendWaiting()]);
    expect(server.calls).toEqual(["POST hazel", "POST hazel"]);
  });

  test("the one that made a change tells of its refusal, although the other has sent it", async () => {
    const server = fakeServer("ivy");
    server.limit = 1;
    const storage = fakeStorage();
    const one = fakePage(server, storage);
    const other = fakePage(server, storage);
    const [, outcome] = await Promise.all([other.sender.make(remove("zoe")), one.sender.make(save("hazel"))]);
    expect(outcome).toEqual({ kind: "refused", reason: "Your list is full." });
    expect(one.refused.read()).toEqual([]);
  });
});
