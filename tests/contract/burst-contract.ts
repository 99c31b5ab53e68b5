import { expect, test, vi } from "vitest";
import { type openApp, openBrowser } from "#tests/support/servers/app-under-test.ts";

const PATH = "/api/saved-names";

/** One visitor's burst holds up nobody else, whichever engine keeps the lists. */
export function testBurst(engine: string, open: () => ReturnType<typeof openApp>): void {
  test(`${engine}: of 500 merges of one list at once one is in hand, some wait, the rest comes again later; others come in between`, async () => {
    const { app, services } = await open();
    const [ada, bo] = [openBrowser(app), openBrowser(app)];
    await Promise.all([ada, bo].map((browser) => browser.call("POST", PATH, { nameId: "hazel" })));
    // A first connection to PostgreSQL takes as long as a dozen merges: who comes in between has one already.
    await Promise.all(Array.from({ length: 8 }, () => bo.call("GET", PATH)));
    const names = services.names.curatedIds
      .slice(0, 100)
      .map((nameId) => ({ nameId, note: "x".repeat(100) }));

    let inHand = 0;
    let most = 0;
    const { merge } = services.savedNames;
    vi.spyOn(services.savedNames, "merge").mockImplementation((visitor, brought) => {
      inHand += 1;
      most = Math.max(most, inHand);
      return merge(visitor, brought).finally(() => (inHand -= 1));
    });
    const order: string[] = [];
    const merges = Array.from({ length: 500 }, async () => {
      const { status, headers } = await ada.call("POST", `${PATH}/merge`, { names });
      order.push(status === 200 ? "merged" : `${status} ${headers.get("retry-after")}`);
    });
    const others = [
      bo.call("POST", PATH, { nameId: "otis" }).then(({ status }) => order.push(`other ${status}`)),
      bo.call("GET", PATH).then(({ status }) => order.push(`other ${status}`)),
    ];
    await Promise.all([...merges, ...others]);

    expect(most).toBe(1);
    expect(order.filter((what) => what === "merged")).toHaveLength(21);
    expect(order.filter((what) => what === "429 1")).toHaveLength(479);
    expect(new Set(order.filter((what) => what.startsWith("other")))).toEqual(
      new Set(["other 201", "other 200"]),
    );
    const before = order.slice(
      0,
      order.findLastIndex((what) => what.startsWith("other")),
    );
    expect(before.filter((what) => what === "merged").length).toBeLessThan(10);
    await services.close();
  });
}
