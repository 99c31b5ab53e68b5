import { stored } from "#app/device/stored.ts";
import { type BegunDraft, readBegunDraft } from "./begun-draft.ts";

/** What is being typed, in this tab until it is sent. */
const draft = stored<BegunDraft | null>("contact draft", {
  nothing: null,
  read: readBegunDraft,
  write: (begun) => (begun === null ? null : JSON.stringify(begun)),
});

export const storedDraft = {
  read: draft.now,
  keep: (begun: BegunDraft) => draft.change(() => begun),
  forget: () => draft.change(() => null),
};
