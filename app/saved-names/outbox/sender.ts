import { createListeners } from "#app/state/listeners.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { isSameChange, type ListChange } from "#domain/saved-names/list-change.ts";
import type { Rejection, RejectedChanges } from "./refused-changes.ts";
import { createSending, type SendingParts } from "./send-in-order.ts";

/**
 * HOW A CHANGE OF THE LIST TRAVELS
 *
 * 1. It is written down on the device first (waiting-changes.ts): neither a reload nor an empty battery loses it.
 *    The screens show the server's list with the waiting changes already made (use-saved-names.ts).
 * 2. What waits is sent in its order, one at a time over all tabs (send-in-order.ts). The answer decides:
 *    - done: struck off; the list in memory and the other tabs follow (keep-in-step.tsx);
 *    - refused (4xx): struck off, and the visitor is told which name it was (refused-changes.ts);
 *    - later (500, 429), or nobody there (502, 503, 504, no answer): it goes on waiting, with all behind it, until send-when-possible.ts tries again.
 * 3. Whoever made the change tells its outcome (change-saved.ts). Only here is "later" final: the first answer to a
 *    change that nobody has been promised yet.
 */
export type Outbox = {
  enqueue(change: ListChange): Promise<Outcome>;
  /** Sends what waits, if anything. */
  flush(): Promise<void>;
  /** Whether this page is saving or removing the name at the moment. */
  isPending(nameId: NameId): boolean;
  /** While something waits after an attempt that failed: when to try again. */
  retryAt(): number | null;
  /** Calls back at every change of isMaking and retryAt. */
  subscribe(listener: () => void): () => void;
  listen(hearing: OutboxListener): () => void;
};

export type Outcome =
  | { readonly kind: "confirmed" }
  | { readonly kind: "waiting" }
  | { readonly kind: "refused"; readonly reason: string };

type OutboxListener = {
  /** The server has made a change; it still stands among those that wait. */
  readonly onConfirmed: (change: ListChange) => void;
  /** The server's list is another one than before. */
  readonly onSent: () => void;
  /** Changes that nobody on this page waits for were refused. */
  readonly onLateRefusals: (refusals: readonly Rejection[]) => void;
};

type Parts = Omit<SendingParts, "onConfirmed" | "onRefused"> & { readonly refused: RejectedChanges };

export function createOutbox({ refused, ...parts }: Parts): Outbox {
  const { waiting, send, withLock } = parts;
  /** Changes made by this page that have no outcome yet; with the reason once they are refused. */
  const making = new Map<ListChange, string | null>();
  const hearings = new Set<OutboxListener>();
  const { subscribe, tell } = createListeners();
  let isChanged = false;
  let lateRefusals: readonly Rejection[] = [];

  const onConfirmed = (change: ListChange) => {
    isChanged = true;
    hearings.forEach((hearing) => hearing.onConfirmed(change));
  };
  const onRefused = (change: ListChange, reason: string) => {
    const awaited = [...making.keys()].find((made) => isSameChange(made, change));
    if (awaited !== undefined) {
      making.set(awaited, reason);
      return;
    }
    refused.add({ change, reason });
    lateRefusals = [...lateRefusals, { change, reason }];
  };
  const report = () => {
    tell();
    if (isChanged) hearings.forEach((hearing) => hearing.onSent());
    if (lateRefusals.length > 0) hearings.forEach((hearing) => hearing.onLateRefusals(lateRefusals));
    isChanged = false;
    lateRefusals = [];
  };
  const sending = createSending({ ...parts, onConfirmed, onRefused });

  const outcomeOf = async (change: ListChange): Promise<Outcome> => {
    while (waiting.has(change)) {
      // A sending that was under way may have looked at the queue before this change stood in it: then once more.
      // oxlint-disable-next-line no-await-in-loop
      const unsent = await sending.run().finally(report);
      if (unsent === null || !waiting.has(change)) continue;
      if (unsent.answer.kind === "unreachable" || !isSameChange(unsent.change, change))
        return { kind: "waiting" };
      waiting.acknowledge(change);
      return { kind: "refused", reason: unsent.answer.reason };
    }
    const reason = making.get(change) ?? refused.take(change)?.reason;
    return reason === undefined ? { kind: "confirmed" } : { kind: "refused", reason };
  };

  /** For a device that keeps nothing: what cannot wait is tried once. */
  const outcomeUnkept = async (change: ListChange): Promise<Outcome> => {
    const answer = await withLock(() => send(change));
    if (answer.kind !== "done")
      return { kind: "refused", reason: answer.kind === "unreachable" ? "" : answer.reason };
    onConfirmed(change);
    report();
    return { kind: "confirmed" };
  };

  return {
    async enqueue(change) {
      making.set(change, null);
      try {
        const isKept = keeps(() => waiting.add(change));
        tell();
        return await (isKept ? outcomeOf(change) : outcomeUnkept(change));
      } finally {
        making.delete(change);
        tell();
      }
    },
    async flush() {
      if (waiting.read().length > 0) await sending.run().finally(report);
    },
    isPending: (nameId) => [...making.keys()].some((change) => isAbout(change, nameId)),
    retryAt: sending.retryAt,
    subscribe,
    listen(hearing) {
      hearings.add(hearing);
      return () => hearings.delete(hearing);
    },
  };
}

function keeps(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

function isAbout(change: ListChange, name: NameId): boolean {
  return (
    (change.kind === "save" && change.babyName.id === name) ||
    (change.kind === "remove" && change.nameId === name)
  );
}
