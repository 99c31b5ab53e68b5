import { FILL } from "#content/printables/fill-words.ts";
import type { FilledSheet, StoredChild } from "#domain/printables/stored-sheets.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { changeSheets, sheetsNow } from "./sheet-store.ts";

const { copy: WORDS } = FILL;

/** Takes one sheet away; the last one takes its child along. */
export function forgetSheet(filled: FilledSheet): void {
  const { children, sheets } = sheetsNow();
  const isLast = sheets.every(({ id, child }) => id === filled.id || child !== filled.child);
  forget(WORDS.sheetForgotten, isLast ? children.filter(({ id }) => id === filled.child) : [], [filled]);
}

/** Takes a child away, with all its sheets. */
export function forgetChild(child: StoredChild): void {
  const own = sheetsNow().sheets.filter((sheet) => sheet.child === child.id);
  forget(WORDS.childForgotten, [child], own);
}

/** At once, and with a way back for as long as the notification stands. */
function forget(title: string, children: readonly StoredChild[], sheets: readonly FilledSheet[]): void {
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  changeSheets({ forgotten: { children: ids(children), sheets: ids(sheets) } });
  toasts.add({
    title,
    description: WORDS.onlyHere,
    action: { label: WORDS.undo, onClick: () => changeSheets({ children, sheets }) },
  });
}
