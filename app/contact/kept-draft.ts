import { type BegunDraft, readBegunDraft } from "./begun-draft.ts";

const KEY = "contact draft";

/** What is being typed, in this tab until it is sent. "Forget everything on this device" empties it too. */
export const keptDraft = {
  read(): BegunDraft | null {
    try {
      return readBegunDraft(sessionStorage.getItem(KEY));
    } catch {
      return null;
    }
  },
  keep(begun: BegunDraft): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(begun));
    } catch {
      // Storage is full or forbidden: the form works without.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Then nothing was kept.
    }
  },
};
