import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { NameId } from "#domain/names/name.ts";
import { NOTE_LIMIT } from "#domain/saved-names/saved-names.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { listSender } from "./list-sender.ts";

/** The count of what is left shows from here on. */
const NEAR_THE_END = 40;

const SAYINGS = {
  confirmed: "Note saved.",
  waiting: "Kept on this device until there is a connection.",
  refused: "",
} as const;

type Props = { readonly nameId: NameId; readonly name: string; readonly note: string };

/** The note beside a name; it opens where it stands. Leaving the field, or Enter, saves. A form for browsers without JavaScript. */
export function NoteEditor({ nameId, name, note }: Props) {
  const field = useId();
  const details = useRef<HTMLDetailsElement>(null);
  /** What is typed and not saved yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const text = draft ?? note;
  const left = NOTE_LIMIT - text.length;

  // At once: closing takes the focus away, and leaving the field would save what has been saved or given up.
  const drop = () => flushSync(() => setDraft(null));
  const save = async () => {
    const typed = draft?.trim();
    drop();
    if (typed === undefined || typed === note) return;
    const outcome = await listSender.make({ kind: "annotate", nameId, note: typed });
    setSaid(SAYINGS[outcome.kind]);
    if (outcome.kind !== "refused") return;
    setDraft((newer) => newer ?? typed);
    toasts.add({
      title: "Error",
      description: `The note on ${name} could not be saved. ${outcome.reason}`.trim(),
      tone: "destructive",
    });
  };
  const close = () => {
    if (details.current === null) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
    if (event.key !== "Escape") return;
    drop();
    close();
  };
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    setSaid("");
    if (!event.currentTarget.open) return;
    event.currentTarget.querySelector("textarea")?.focus();
    // On a phone the row may end under the tab bar.
    event.currentTarget.scrollIntoView({ block: "nearest" });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (currentTarget.form?.contains(relatedTarget) !== true) void save();
  };

  return (
    <>
      {note === "" ? null : <p className="svp-noted">{note}</p>}
      <details ref={details} className="svp-note-box noprint" onToggle={onToggle}>
        <summary>
          <span className="svp-open">
            {note === "" ? "Add a note" : "Edit note"}
            <span className="vh"> on {name}</span>
          </span>
          <span className="svp-close">Close</span>
        </summary>
        <form method="post" action="/saved" onSubmit={submit}>
          <input type="hidden" name="nameId" value={nameId} />
          <label htmlFor={field}>Note on {name}</label>
          <textarea
            id={field}
            name="note"
            className="input"
            rows={2}
            maxLength={NOTE_LIMIT}
            enterKeyHint="done"
            value={text}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          <div>
            <button type="submit" name="intent" value="annotate" className="btn">
              Save note
            </button>
            <p className="hint num" role="status">
              {left <= NEAR_THE_END ? `${left} characters left` : said}
            </p>
          </div>
        </form>
      </details>
    </>
  );
}
