import { useCallback } from "react";
import { flushSync } from "react-dom";
import type { NameId } from "#domain/names/entry/name.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { holdPlace } from "./hold-place.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { type Move, moved } from "./moved.ts";
import { sorted, type Sorting } from "./sorted.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";

/** Moves one name, or sorts all. The new order shows at once and is kept behind it. */
export function useOrder(announce: (sentence: string) => void) {
  const move = useCallback(
    (nameId: NameId, direction: Move) => {
      const entries = listedNow();
      const before = entries.map((entry) => entry.nameId);
      const after = moved(before, nameId, direction);
      if (after === before) return;
      holdPlace(nameId, direction, () => flushSync(() => void keepOrder(after)));
      const name = entries.find((entry) => entry.nameId === nameId)?.babyName.name ?? nameId;
      announce(`${name} is now ${after.indexOf(nameId) + 1} of ${after.length}`);
    },
    [announce],
  );

  const sort = (by: Sorting) => {
    const before = listedNow();
    void keepOrder(sorted(before, by));
    toasts.add({
      title: "Sorted",
      description: "The new order is kept.",
      action: { label: "Undo", onClick: () => void keepOrder(before.map(({ nameId }) => nameId)) },
    });
  };

  return { move, sort };
}

async function keepOrder(nameIds: readonly NameId[]): Promise<void> {
  const outcome = await outbox.enqueue({ kind: "order", nameIds });
  if (outcome.kind !== "refused") return;
  toasts.add({
    title: "Error",
    description: `The new order could not be kept. ${outcome.reason}`.trim(),
    tone: "destructive",
  });
}
