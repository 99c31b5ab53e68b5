import { RequestError, request } from "#app/api/request.ts";
import { type Change, changedId } from "#domain/saved-names/changes.ts";
import { waitingChanges } from "./waiting-changes.ts";

const PATH = "/api/saved-names";

/** What became of a change: confirmed by the server, or kept here until there is network again. */
export type Outcome = "confirmed" | "waiting";

/**
 * Makes a change of the list. Changes are sent one at a time, over all tabs, the waiting ones first: a browser without
 * a number gets it with its first save, and two first saves at once would get two.
 * Throws RequestError when the server refuses, and whatever the device throws when it cannot keep a waiting change.
 */
export async function makeChange(change: Change): Promise<Outcome> {
  return inTurn(async () => {
    try {
      await sendWaiting();
      await send(change);
      return "confirmed";
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      waitingChanges.add(change);
      return "waiting";
    }
  });
}

/** Sends what waits, if anything. Returns whether something was sent. */
export async function sendWaitingChanges(): Promise<boolean> {
  if (waitingChanges.read().length === 0) return false;
  return inTurn(sendWaiting);
}

/** Runs calls one after another, across the tabs where the browser can. */
export async function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return call();
  return navigator.locks.request("saved-names", call);
}

async function sendWaiting(): Promise<boolean> {
  let sent = false;
  for (let change = waitingChanges.read()[0]; change !== undefined; change = waitingChanges.read()[0]) {
    try {
      // One at a time, in the order in which the visitor made them.
      // oxlint-disable-next-line no-await-in-loop
      await send(change);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // Refused for good: keeping it would block all that follow.
    }
    waitingChanges.dropFirst();
    sent = true;
  }
  return sent;
}

async function send(change: Change): Promise<void> {
  if (change.kind === "remove") {
    await request("DELETE", `${PATH}/${encodeURIComponent(changedId(change))}`);
    return;
  }
  await request("POST", PATH, { nameId: changedId(change) });
  if (change.note !== "") await request("PATCH", `${PATH}/${changedId(change)}`, { note: change.note });
}

/** fetch rejects with a TypeError when no answer came at all. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
