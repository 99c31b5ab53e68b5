import type { NameId } from "#domain/names/entry/name.ts";
import { changeSaved } from "#app/saved-names/change-saved.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { undoRemoval } from "#app/saved-names/undo-removal.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";

/** Removes several names at once, and says so once; one Undo brings all of them back to their places. */
export async function removeNames(ids: readonly NameId[]): Promise<void> {
  const [first, ...others] = ids;
  if (first === undefined) return;
  // The heading: what was pressed goes with the last of them.
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  if (others.length === 0) return changeSaved({ kind: "remove", nameId: first });
  const before = listedNow();
  const outcomes = await Promise.all(ids.map((nameId) => outbox.enqueue({ kind: "remove", nameId })));
  const refused = outcomes.find(({ kind }) => kind === "refused");
  if (refused?.kind === "refused") {
    const description = `Failed to remove name. ${refused.reason}`.trim();
    toasts.add({ title: "Error", description, tone: "destructive" });
    return;
  }
  const undo = () => Promise.all(ids.map((nameId) => undoRemoval(nameId, before)));
  toasts.add({
    title: `${ids.length} names removed`,
    description: "Removed from your favorites.",
    tone: "saved",
    action: { label: "Undo", onClick: () => void undo() },
  });
}
