import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { NoteEditor } from "./note-editor.tsx";
import { rowId } from "./row-id.ts";
import { useNote } from "./use-note.ts";

type Props = {
  readonly nameId: NameId;
  readonly name: string;
  readonly note: string;
  /** Open from the start: the address of a page without JavaScript says so. */
  readonly isAsked: boolean;
};

/** The note beside a name. Its editor is made when it is wanted: 500 of them would weigh more than the list. */
export function RowNote({ nameId, name, note, isAsked }: Props) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const writing = useNote(nameId, name, note, () => setIsOpen(true));
  const link = useRef<HTMLAnchorElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    link.current?.focus({ preventScroll: true });
  };

  if (isOpen) return <NoteEditor nameId={nameId} name={name} note={writing} onClose={close} />;
  return (
    <>
      {note === "" ? null : <p className="svp-noted">{note}</p>}
      <a
        ref={link}
        className="svp-note-link noprint"
        href={`${PATHS.saved}?note=${nameId}#${rowId(nameId)}`}
        onClick={open}
        aria-label={fillIn(note === "" ? SAVED_PAGE.addNoteOn : SAVED_PAGE.editNoteOn, { name })}
      >
        {note === "" ? SAVED_PAGE.addNote : SAVED_PAGE.editNote}
      </a>
    </>
  );
}
