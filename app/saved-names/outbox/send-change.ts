import { type CallResult, callList } from "./call-list.ts";
import type { ListChange } from "#domain/saved-names/list-change.ts";

/** Sends one change. Each may be sent twice without harm: nobody knows whether an unanswered one has arrived. */
export async function sendChange(change: ListChange): Promise<CallResult> {
  switch (change.kind) {
    case "save": {
      const saved = await callList("POST", "", { nameId: change.babyName.id });
      if (saved.kind !== "done" || change.note === "") return saved;
      return callList("PATCH", `/${change.babyName.id}`, { note: change.note });
    }
    case "remove":
      return callList("DELETE", `/${encodeURIComponent(change.nameId)}`);
    case "annotate":
      return callList("PATCH", `/${encodeURIComponent(change.nameId)}`, { note: change.note });
    case "order":
      return callList("PUT", "/order", { nameIds: change.nameIds });
  }
}
