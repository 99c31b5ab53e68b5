/**
 * A button that is gone once it was pressed leaves the focus to another part. Only after a key, which is a click without a
 * pointer (detail 0): to a finger, a field that takes the focus would open the keyboard of the phone.
 */
export function focusAfterKey({ detail }: { readonly detail: number }, id: string): void {
  if (detail === 0) document.getElementById(id)?.focus();
}
