import { useState } from "react";
import { flushSync } from "react-dom";
import type { NameId } from "#domain/names/entry/name.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";

const SAYINGS = {
  confirmed: "Note saved.",
  waiting: "Saved on this device. We’ll send it when you’re online.",
  refused: "",
} as const;

/** A note while it is written. What was typed is not given up before it is kept: a refusal brings it back. */
export function useNote(nameId: NameId, name: string, note: string, reopen: () => void) {
  /** What is typed and not saved yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  // At once: closing takes the focus away, and leaving the field would save what has been saved or given up.
  const drop = () => flushSync(() => setDraft(null));
  const save = async () => {
    const typed = draft?.trim();
    drop();
    if (typed === undefined || typed === note) return;
    const outcome = await outbox.enqueue({ kind: "annotate", nameId, note: typed });
    setSaid(SAYINGS[outcome.kind]);
    if (outcome.kind !== "refused") return;
    setDraft((newer) => newer ?? typed);
    reopen();
    toasts.add({
      title: "Error",
      description: `We couldn’t save the note on ${name}. ${outcome.reason}`.trim(),
      tone: "destructive",
    });
  };
  const write = (text: string) => {
    setDraft(text);
    setSaid("");
  };
  return { text: draft ?? note, said, write, drop, save };
}

export type Note = ReturnType<typeof useNote>;
