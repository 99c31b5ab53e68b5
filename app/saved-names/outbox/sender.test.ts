import { afterEach, describe, expect, test, vi } from "vitest";
import { remove, save } from "#tests/fixtures/entries-by-hand.ts";
import { fakePage } from "#tests/fixtures/fake-page.ts";
import { fakeServer } from "#tests/fixtures/fake-server.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

const idsOf = (rows: readonly { readonly nameId: string }[]) => rows.map(({ nameId }) => nameId);

describe("A change that is made", () => {
  test("is on the device before it is on its way, and off it when it has arrived", async () => {
    const server = fakeServer();
    const { sender, waiting, told } = fakePage(server, fakeStorage());
    const made = sender.enqueue(save("hazel"));
    expect(waiting.read()).toHaveLength(1);
    expect(sender.isPending("hazel")).toBe(true);
    expect(sender.isPending("ivy")).toBe(false);
    expect(await made).toEqual({ kind: "confirmed" });
    expect(waiting.read()).toEqual([]);
    expect(sender.isPending("hazel")).toBe(false);
    expect(told).toEqual(["confirmed save", "sent"]);
  });

  test("waits when there is no network, and is sent with the next one, in order", async () => {
    const server = fakeServer();
    server.troubles = ["offline"];
    const { sender, waiting } = fakePage(server, fakeStorage());
    expect(await sender.enqueue(save("hazel"))).toEqual({ kind: "waiting" });
    expect(sender.retryAt()).not.toBeNull();
    expect(await sender.enqueue(save("ivy"))).toEqual({ kind: "confirmed" });
    expect(server.calls).toEqual(["POST hazel", "POST hazel", "POST ivy"]);
    expect(waiting.read()).toEqual([]);
    expect(sender.retryAt()).toBeNull();
  });

  test("goes with its note", async () => {
    const server = fakeServer();
    const { sender } = fakePage(server, fakeStorage());
    await sender.enqueue(save("hazel", "after grandmother"));
    expect(server.rows).toEqual([{ nameId: "hazel", note: "after grandmother" }]);
  });

  test("is given up with the server's reason when it is refused", async () => {
    const server = fakeServer("ivy");
    server.limit = 1;
    const { sender, waiting, refused, told } = fakePage(server, fakeStorage());
    expect(await sender.enqueue(save("hazel"))).toEqual({ kind: "refused", reason: "Your list is full." });
    expect(waiting.read()).toEqual([]);
    expect(refused.read()).toEqual([]);
    expect(told).toEqual([]);
  });

  test("is given up when the server fails: nothing had been promised", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 500 }];
    const { sender, waiting } = fakePage(server, fakeStorage());
    expect(await sender.enqueue(save("hazel"))).toEqual({ kind: "refused", reason: "" });
    expect(waiting.read()).toEqual([]);
  });

  test("waits while the server cannot reach its storage, as without a network, for as long as it asks", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 503, headers: { "retry-after": "20" } }];
    const { sender, waiting } = fakePage(server, fakeStorage(), { now: 0 });
    expect(await sender.enqueue(save("hazel"))).toEqual({ kind: "waiting" });
    expect(waiting.read()).toEqual([save("hazel")]);
    expect(sender.retryAt()).toBe(20_000);
    await sender.flush();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
  });

  test("is given up when the server wants a pause, and so is the next one until the pause is over", async () => {
    const server = fakeServer();
    server.troubles = [{ status: 429, headers: { "retry-after": "9" } }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    expect((await sender.enqueue(save("hazel"))).kind).toBe("refused");
    expect((await sender.enqueue(save("ivy"))).kind).toBe("refused");
    expect(server.calls).toEqual(["POST hazel"]);
    expect(waiting.read()).toEqual([]);
    clock.now = 9_000;
    expect((await sender.enqueue(save("ivy"))).kind).toBe("confirmed");
  });

  test("waits behind an earlier one that the server cannot take just now", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 503 }];
    const { sender, waiting } = fakePage(server, fakeStorage());
    await sender.enqueue(save("hazel"));
    expect(await sender.enqueue(save("ivy"))).toEqual({ kind: "waiting" });
    expect(waiting.read()).toEqual([save("hazel"), save("ivy")]);
  });

  test("that waits is kept while the server has no room, not asked again too soon, and sent when there is", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 507, headers: { "retry-after": "60" } }];
    const clock = { now: 0 };
    const { sender, waiting, refused } = fakePage(server, fakeStorage(), clock);
    await sender.enqueue(save("hazel"));
    await sender.flush();
    await sender.flush();
    expect(server.calls).toEqual(["POST hazel", "POST hazel"]);
    expect(sender.retryAt()).toBeGreaterThanOrEqual(60_000);
    expect([waiting.read(), refused.read()]).toEqual([[save("hazel")], []]);
    clock.now = 60_000;
    await sender.flush();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
    expect(waiting.read()).toEqual([]);
  });

  test("is sent without the queue when the device keeps nothing", async () => {
    const server = fakeServer();
    const storage = fakeStorage();
    storage.full = true;
    const { sender } = fakePage(server, storage);
    expect(await sender.enqueue(save("hazel"))).toEqual({ kind: "confirmed" });
    server.troubles = ["offline"];
    expect(await sender.enqueue(save("ivy"))).toEqual({ kind: "refused", reason: "" });
    expect(idsOf(server.rows)).toEqual(["hazel"]);
  });

  test("shares one attempt with others made while the network hangs", async () => {
    const server = fakeServer();
    server.troubles = ["offline"];
    const { sender } = fakePage(server, fakeStorage());
    const outcomes = await Promise.all([save("hazel"), save("ivy"), save("ada")].map(sender.enqueue));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["waiting", "waiting", "waiting"]);
    expect(server.calls).toEqual(["POST hazel"]);
  });

  test("and taken back while it is on its way ends as the visitor said last", async () => {
    const server = fakeServer();
    const { sender, waiting } = fakePage(server, fakeStorage());
    await Promise.all([sender.enqueue(save("hazel")), sender.enqueue(remove("hazel"))]);
    expect(server.rows).toEqual([]);
    expect(waiting.read()).toEqual([]);
  });
});
