import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { WORDING } from "#content/site/wording.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
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
    const description = `${WORDING.removeFailed.description} ${refused.reason}`.trim();
    toasts.add({ title: WORDING.removeFailed.title, description, tone: "destructive" });
    return;
  }
  const undo = () => Promise.all(ids.map((nameId) => undoRemoval(nameId, before)));
  toasts.add({
    title: fillIn(SAVED_PAGE.namesRemoved, { count: `${ids.length}` }),
    description: WORDING.nameRemoved.description,
    tone: "saved",
    action: { label: SAVED_PAGE.undo, onClick: () => void undo() },
  });
}
