import { type FocusEvent, useEffect, useRef } from "react";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { rowId } from "./row-id.ts";

/**
 * A removed row takes the focus with it. This puts it on the name that has come into its place, or on the heading when
 * none is left. Never on a button: a second press would remove another name.
 */
export function useFocusAfterRemoval(entries: readonly SavedEntry[]) {
  const page = useRef<HTMLElement>(null);
  const focused = useRef<string | null>(null);
  const shown = useRef(entries);

  useEffect(() => {
    const before = shown.current;
    shown.current = entries;
    const lost = focused.current;
    if (lost === null || document.getElementById(lost) !== null || document.activeElement !== document.body)
      return;
    focused.current = null;
    const index = before.findIndex(({ nameId }) => rowId(nameId) === lost);
    const heir = entries[Math.min(Math.max(index, 0), entries.length - 1)];
    const link = heir && document.getElementById(rowId(heir.nameId))?.querySelector("a");
    (link ?? page.current?.querySelector("h1"))?.focus();
  }, [entries]);

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target.closest(".svp-row")?.id ?? null;
  };
  return { ref: page, onFocus };
}
