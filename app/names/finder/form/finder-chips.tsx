import { X } from "lucide";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { REMOVE } from "#content/frame/frame-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chips.css";

/** Something that was asked for, and what its button sends without JavaScript. */
type FinderChip = { readonly label: string; readonly value: string };

type Props = {
  /** Read before the chips: what they are. */
  readonly label: string;
  /** Name of the field that a button sends. */
  readonly name: string;
  readonly chips: readonly FinderChip[];
  readonly onRemove: (place: number) => void;
  /** Takes the focus when the last chip is gone. */
  readonly focusAfterLast: () => void;
  /** After the chips: a button for all of them. */
  readonly children?: ReactNode;
};

/**
 * Each chip is a button that takes it away; the focus goes to the one that comes into its place, as soon as there are fewer:
 * those of a search go with its next answer.
 */
export function FinderChips({ label, name, chips, onRemove, focusAfterLast, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly place: number; readonly of: number } | null>(null);
  useEffect(() => {
    if (removed.current === null || chips.length >= removed.current.of) return;
    const { place } = removed.current;
    removed.current = null;
    // Who has gone on meanwhile stays where they are.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(".chip") ?? [];
    const heir = buttons[Math.min(place, buttons.length - 1)];
    if (heir === undefined) focusAfterLast();
    else heir.focus();
  });

  if (chips.length === 0) return null;
  const remove = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    removed.current = { place, of: chips.length };
    onRemove(place);
  };
  return (
    <ul ref={list} className="chips chosen" aria-label={label}>
      {chips.map((chip, place) => (
        <li key={chip.value}>
          <button type="submit" name={name} value={chip.value} className="chip" onClick={remove(place)}>
            <span className="vh">{REMOVE} </span>
            {chip.label}
            <Icon of={X} />
          </button>
        </li>
      ))}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}
