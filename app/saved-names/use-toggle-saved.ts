import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { WORDING } from "#content/site/wording.ts";
import { RequestError } from "#app/api/request.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { type Change, changedId } from "#domain/saved-names/changes.ts";
import type { NameId } from "#domain/names/name.ts";
import { listChanged } from "./other-tabs.ts";
import { savedNamesQuery } from "./saved-names-query.ts";
import { makeChange, type Outcome } from "./send-change.ts";
import { undoRemoval } from "./undo-removal.ts";

const MUTATION_KEY = ["change saved names"] as const;
const WAITING = {
  save: { title: "Kept on this device", description: "It will be saved as soon as there is a connection." },
  remove: {
    title: "Removed on this device",
    description: "It will be removed as soon as there is a connection.",
  },
} as const;

/** Saves or removes a name, with the toasts of either. */
export function useChangeSaved() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: makeChange,
    onSuccess: async (outcome: Outcome, change: Change) => {
      const before = queries.getQueryData(savedNamesQuery.queryKey) ?? [];
      if (outcome === "waiting") {
        toasts.add(WAITING[change.kind]);
        return;
      }
      listChanged();
      await queries.invalidateQueries({ queryKey: savedNamesQuery.queryKey });
      if (change.kind === "save") toasts.add(WORDING.nameSaved);
      else
        toasts.add({
          ...WORDING.nameRemoved,
          action: { label: "Undo", onClick: () => void undoRemoval(queries, change.nameId, before) },
        });
    },
    onError: (error: Error, change: Change) => {
      const wording = change.kind === "save" ? WORDING.saveFailed : WORDING.removeFailed;
      const reason = error instanceof RequestError ? error.visitorMessage : undefined;
      toasts.add({
        ...wording,
        tone: "destructive",
        ...(reason === undefined ? {} : { description: `${wording.description} ${reason}` }),
      });
    },
  });
}

/** Whether a save or a removal of this name is on its way: only its own buttons are disabled. */
export function useIsChanging(nameId: NameId): boolean {
  const ids = useMutationState<Change | undefined>({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: (mutation) => changeOf(mutation.state.variables),
  });
  return ids.some((change) => change !== undefined && changedId(change) === nameId);
}

function changeOf(variables: unknown): Change | undefined {
  return isChange(variables) ? variables : undefined;
}

function isChange(variables: unknown): variables is Change {
  return typeof variables === "object" && variables !== null && "kind" in variables;
}
