import { vi } from "vitest";
import { storedList } from "#app/device/stored-list.ts";
import type { FakeServer } from "./fake-server.ts";
import { parseListChange } from "./read-list-change.ts";
import { createRejectedChanges, parseRejection } from "./refused-changes.ts";
import { sendChange } from "./send-change.ts";
import { createOutbox } from "./sender.ts";
import { createPendingChanges } from "./waiting-changes.ts";

/** One page (one tab) for tests: the real queue and the real sender, over a fake device and a fake server. */
export function fakePage(server: FakeServer, storage: Storage, clock = { now: 0 }) {
  vi.stubGlobal("fetch", server.fetch);
  const waiting = createPendingChanges(storedList("waiting-changes", parseListChange, () => storage));
  const refused = createRejectedChanges(storedList("refused-changes", parseRejection, () => storage));
  const sender = createOutbox({ waiting, refused, send: sendChange, withLock, now: () => clock.now });
  const told: string[] = [];
  sender.listen({
    onConfirmed: (change) => told.push(`confirmed ${change.kind}`),
    onSent: () => told.push("sent"),
    onLateRefusals: (refusals) => told.push(`refused ${refusals.length}`),
  });
  return { waiting, refused, sender, told };
}

let last: Promise<unknown> = Promise.resolve();

/** One turn after another over all pages, as the browser's locks give them. */
function withLock<Result>(call: () => Promise<Result>): Promise<Result> {
  const turn = last.then(call);
  last = turn.catch(() => undefined);
  return turn;
}
