import { deleteDatabases } from "#app/device/delete-databases.ts";
import { forgetCopies } from "#app/offline/forget-copies.ts";
import { callList } from "#app/saved-names/outbox/call-list.ts";
import { withLock } from "#app/saved-names/outbox/in-turn.ts";
import { listChanged } from "#app/saved-names/outbox/other-tabs.ts";
import { togetherState } from "#app/together/together-store.ts";
import { leaveRoom } from "#app/together/room/room-line.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { forgetDevice } from "./forget-device.ts";
import { serverList } from "#app/saved-names/server-list.ts";

const QUESTION =
  "Forget all saved names, notes, filled-in sheets and settings in this browser? You can’t get them back.";

/** Asks, then removes what the server and this device keep for this browser, and says what came of it. */
export async function forgetEverything(): Promise<void> {
  if (!globalThis.confirm(QUESTION)) return;
  // In turn, and whole: a save that is on its way, or waits, would bring the list back.
  const answer = await withLock(async () => {
    if (!(await leftRoom())) return { kind: "unreachable" } as const;
    const given = await callList("DELETE", "");
    if (given.kind === "done") {
      forgetDevice();
      await Promise.all([forgetCopies(), deleteDatabases()]);
    }
    return given;
  });
  if (answer.kind !== "done") {
    toasts.add({
      title: "Error",
      description:
        answer.kind === "unreachable"
          ? "We couldn’t reach our server, so nothing was deleted."
          : `Nothing was deleted. ${answer.reason || "Please try again later."}`,
      tone: "destructive",
    });
    return;
  }
  serverList.set([]);
  listChanged();
  toasts.add({ title: "Everything is deleted", description: "Nothing from this browser is stored anymore." });
}

/** Takes what this device has sealed out of the room that it is in, whose key is forgotten next; false when nobody can be reached. */
async function leftRoom(): Promise<boolean> {
  const { room } = togetherState();
  if (room === null) return true;
  return leaveRoom(room).then(
    () => true,
    () => false,
  );
}
