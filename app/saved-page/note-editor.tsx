import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { NOTE_LIMIT } from "#domain/saved-names/saved-names.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Note } from "./use-note.ts";

/** The count of what is left shows from here on. */
const NEAR_THE_END = 40;

type Props = {
  readonly nameId: NameId;
  readonly name: string;
  readonly note: Note;
  readonly onClose: () => void;
};

/** Leaving the field saves, Enter saves and closes, Escape gives up. A form for browsers without JavaScript. */
export function NoteEditor({ nameId, name, note, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const left = NOTE_LIMIT - note.text.length;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(NOTE_LIMIT, NOTE_LIMIT);
  }, []);

  const saveAndClose = (event: SyntheticEvent) => {
    event.preventDefault();
    void note.save();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) saveAndClose(event);
    if (event.key !== "Escape") return;
    note.drop();
    onClose();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (currentTarget.form?.contains(relatedTarget) !== true) void note.save();
  };

  return (
    <form method="post" action={PATHS.saved} className="svp-editor noprint" onSubmit={saveAndClose}>
      <input type="hidden" name="nameId" value={nameId} />
      <label htmlFor={id}>{fillIn(SAVED_PAGE.noteOn, { name })}</label>
      <textarea
        ref={field}
        id={id}
        name="note"
        className="input"
        rows={2}
        maxLength={NOTE_LIMIT}
        enterKeyHint="done"
        value={note.text}
        onChange={(event) => note.write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div>
        <button type="submit" name="intent" value="annotate" className="btn">
          {SAVED_PAGE.saveNote}
        </button>
        <p className="hint num" role="status">
          {left <= NEAR_THE_END ? fillIn(SAVED_PAGE.charactersLeft, { count: `${left}` }) : note.said}
        </p>
      </div>
    </form>
  );
}
