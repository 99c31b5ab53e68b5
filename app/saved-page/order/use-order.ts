import { useCallback } from "react";
import { flushSync } from "react-dom";
import type { NameId } from "#domain/names/entry/name.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { holdPlace } from "./hold-place.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { type Move, moved, movedTo } from "./moved.ts";
import { sorted, type Sorting } from "./sorted.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";

/** Moves one name by a step or to a place, or sorts all. The new order shows at once and is kept behind it. */
export function useOrder(announce: (sentence: string) => void) {
  const move = useCallback(
    (nameId: NameId, direction: Move) => {
      const before = idsNow();
      const after = moved(before, nameId, direction);
      if (after === before) return;
      holdPlace(nameId, direction, () => flushSync(() => void keepOrder(after)));
      announce(placeWords(nameId, after));
    },
    [announce],
  );

  const place = useCallback(
    (nameId: NameId, at: number) => {
      const before = idsNow();
      const after = movedTo(before, nameId, at);
      if (after === before) return;
      flushSync(() => void keepOrder(after));
      announce(placeWords(nameId, after));
    },
    [announce],
  );

  const sort = (by: Sorting) => {
    const before = listedNow();
    void keepOrder(sorted(before, by));
    toasts.add({
      title: "Sorted",
      description: "The new order is saved.",
      action: { label: "Undo", onClick: () => void keepOrder(before.map(({ nameId }) => nameId)) },
    });
  };

  return { move, place, sort };
}

export type Ordering = ReturnType<typeof useOrder>;

function idsNow(): readonly NameId[] {
  return listedNow().map(({ nameId }) => nameId);
}

function placeWords(nameId: NameId, ids: readonly NameId[]): string {
  const name = listedNow().find((entry) => entry.nameId === nameId)?.babyName.name ?? nameId;
  return `${name} is now ${ids.indexOf(nameId) + 1} of ${ids.length}`;
}

async function keepOrder(nameIds: readonly NameId[]): Promise<void> {
  const outcome = await outbox.enqueue({ kind: "order", nameIds });
  if (outcome.kind !== "refused") return;
  toasts.add({
    title: "Error",
    description: `We couldn’t save the new order. ${outcome.reason}`.trim(),
    tone: "destructive",
  });
}
