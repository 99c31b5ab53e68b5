import { WORDING } from "#content/site/wording.ts";
import { type ToastContent, toasts } from "#app/ui/toast/toast-store.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Change } from "#domain/saved-names/list-change.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import type { Outcome } from "#app/saved-names/outbox/sender.ts";
import { undoRemoval } from "./undo-removal.ts";
import { listedNow } from "./use-saved-names.ts";

const SAYINGS = {
  save: {
    confirmed: WORDING.nameSaved,
    waiting: {
      title: "Saved on this device",
      description: "We’ll add it to your list when you’re online.",
    },
    refused: WORDING.saveFailed,
  },
  remove: {
    confirmed: WORDING.nameRemoved,
    waiting: {
      title: "Removed on this device",
      description: "We’ll take it off your list when you’re online.",
    },
    refused: WORDING.removeFailed,
  },
} as const;

/** Saves or removes a name, and says what came of it. A removal can be undone for as long as its toast shows. */
export async function changeSaved(change: Change): Promise<void> {
  const before = listedNow();
  const outcome = await outbox.enqueue(change);
  const said = sayingOf(change.kind, outcome);
  if (change.kind === "save" || outcome.kind === "refused") {
    toasts.add(said);
    return;
  }
  void noteRemoval(change.nameId);
  const undo = async () => {
    const undone = await undoRemoval(change.nameId, before);
    if (undone !== undefined) toasts.add(sayingOf("save", undone));
  };
  toasts.add({ ...said, action: { label: "Undo", onClick: () => void undo() } });
}

/** For the taste on this device. What keeps it is fetched; where it cannot be had, a hint is lost and nothing else. */
async function noteRemoval(id: NameId): Promise<void> {
  const part = await import("#app/taste/note-removal.ts").catch(() => undefined);
  part?.noteRemoval(id);
}

function sayingOf(kind: Change["kind"], outcome: Outcome): ToastContent {
  const said = SAYINGS[kind][outcome.kind];
  if (outcome.kind !== "refused") return { ...said, tone: "saved" };
  return { ...said, description: `${said.description} ${outcome.reason}`.trim(), tone: "destructive" };
}
