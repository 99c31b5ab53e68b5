import type { QueryClient } from "@tanstack/react-query";
import { WORDING } from "#content/site/wording.ts";
import { request } from "#app/api/request.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import type { NameId } from "#domain/names/name.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { listChanged } from "./other-tabs.ts";
import { savedNamesQuery } from "./saved-names-query.ts";
import { inTurn } from "./send-change.ts";

/** Puts a removed name back where it stood, with its note. */
export async function undoRemoval(
  queries: QueryClient,
  nameId: NameId,
  before: readonly SavedEntry[],
): Promise<void> {
  const note = before.find((entry) => entry.nameId === nameId)?.note ?? "";
  try {
    await inTurn(async () => {
      await request("POST", "/api/saved-names/merge", { names: [{ nameId, note }] });
      await request("PUT", "/api/saved-names/order", { nameIds: before.map((entry) => entry.nameId) });
    });
    listChanged();
    await queries.invalidateQueries({ queryKey: savedNamesQuery.queryKey });
    toasts.add(WORDING.nameSaved);
  } catch {
    toasts.add({ ...WORDING.saveFailed, tone: "destructive" });
  }
}
