import { afterEach, describe, expect, test, vi } from "vitest";
import { remove, save } from "#tests/fixtures/entries-by-hand.ts";
import { fakePage } from "#tests/fixtures/fake-page.ts";
import { fakeServer } from "#tests/fixtures/fake-server.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

const idsOf = (rows: readonly { readonly nameId: string }[]) => rows.map(({ nameId }) => nameId);

describe("Changes that wait", () => {
  test("survive a reload and are sent by the next page", async () => {
    const server = fakeServer();
    const storage = fakeStorage();
    server.troubles = ["offline"];
    await fakePage(server, storage).sender.enqueue(save("hazel"));
    const { sender, waiting } = fakePage(server, storage);
    await sender.flush();
    expect(idsOf(server.rows)).toEqual(["hazel"]);
    expect(waiting.read()).toEqual([]);
  });

  test("go on waiting while the server fails", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 500 }, { status: 502 }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    await sender.enqueue(save("hazel"));
    await sender.flush();
    await sender.flush();
    expect(waiting.read()).toEqual([save("hazel")]);
    await sender.flush();
    expect(waiting.read()).toEqual([]);
  });

  test("wait as long as the server asks when there were too many", async () => {
    const server = fakeServer();
    server.troubles = ["offline", { status: 429, headers: { "retry-after": "30" } }];
    const clock = { now: 0 };
    const { sender, waiting } = fakePage(server, fakeStorage(), clock);
    await sender.enqueue(save("hazel"));
    await sender.flush();
    expect(sender.retryAt()).toBe(30_000);
    clock.now = 29_000;
    await sender.flush();
    expect(server.calls).toHaveLength(2);
    clock.now = 30_000;
    await sender.flush();
    expect(waiting.read()).toEqual([]);
  });

  test("that are refused are named, and do not hold up the others", async () => {
    const server = fakeServer("ada");
    server.limit = 2;
    server.troubles = ["offline", "offline", "offline"];
    const { sender, waiting, refused, told } = fakePage(server, fakeStorage());
    await sender.enqueue(save("hazel"));
    await sender.enqueue(save("ivy"));
    await sender.enqueue(remove("ada"));
    server.troubles = [];
    server.rows = [...server.rows, { nameId: "bo", note: "" }];
    await sender.flush();
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
    await sender.enqueue(save("hazel"));
    for (let time = 0; time < 5; time += 1) {
      pauses.push(sender.retryAt());
      await sender.flush();
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
    await one.sender.enqueue(save("hazel"));
    await Promise.all([one.sender.flush(), other.sender.flush()]);
    expect(server.calls).toEqual(["POST hazel", "POST hazel"]);
  });

  test("the one that made a change tells of its refusal, although the other has sent it", async () => {
    const server = fakeServer("ivy");
    server.limit = 1;
    const storage = fakeStorage();
    const one = fakePage(server, storage);
    const other = fakePage(server, storage);
    const [, outcome] = await Promise.all([
      other.sender.enqueue(remove("zoe")),
      one.sender.enqueue(save("hazel")),
    ]);
    expect(outcome).toEqual({ kind: "refused", reason: "Your list is full." });
    expect(one.refused.read()).toEqual([]);
  });
});
