import { FILL } from "#content/printables/fill-words.ts";
import { shortDayWords } from "#domain/locale/dates.ts";
import { dayOf } from "#domain/printables/filled-sheet.ts";
import type { FilledSheet, StoredChild } from "#domain/printables/stored-sheets.ts";
import { focusAfterKey } from "./focus-after-key.ts";
import "#app/ui/chips.css";

type Props = {
  readonly all: readonly StoredChild[];
  readonly child: StoredChild | null;
  readonly onChild: (id: string | null) => void;
  /** Of this kind, of the child; the newest first. */
  readonly sheets: readonly FilledSheet[];
  readonly filled: FilledSheet | null;
  readonly onSheet: (id: string | null) => void;
};

const NEW = "";
const WHICH = "fill-which";

/** Whose sheet, and which of them. Nothing to choose, nothing shown. */
export function Pickers({ all, child, onChild, sheets, filled, onSheet }: Props) {
  return (
    <>
      {all.length === 0 ? null : (
        <div className="chips" role="group" aria-label={FILL.child}>
          {all.map((each, place) => (
            <button
              key={each.id}
              type="button"
              className="chip fill-chip"
              aria-pressed={each.id === child?.id}
              onClick={() => onChild(each.id)}
            >
              <span>{nameOf(each, all.length === 1 ? null : place + 1)}</span>
            </button>
          ))}
          <button type="button" className="chip" aria-pressed={child === null} onClick={() => onChild(null)}>
            {FILL.another}
          </button>
        </div>
      )}
      {sheets.length === 0 ? null : (
        <div className="fill-which">
          <label htmlFor={WHICH}>{FILL.which}</label>
          <select
            id={WHICH}
            className="input"
            value={filled?.id ?? NEW}
            onChange={({ target }) => onSheet(target.value === NEW ? null : target.value)}
          >
            {filled === null ? <option value={NEW}>{FILL.notBegun}</option> : null}
            {sheets.map((each, place) => (
              <option key={each.id} value={each.id}>
                {dayWords(each, sheets.slice(place + 1))}
              </option>
            ))}
          </select>
          {filled === null ? null : (
            <button
              type="button"
              className="btn"
              onClick={(event) => {
                onSheet(null);
                focusAfterKey(event, WHICH);
              }}
            >
              {FILL.begin}
            </button>
          )}
        </div>
      )}
    </>
  );
}

export function nameOf({ name }: StoredChild, place: number | null): string {
  if (name.trim() !== "") return name;
  return place === null ? FILL.unnamed : `${FILL.unnamed} ${place}`;
}

/** "Nov 20, 2026", and of several of one day "Nov 20, 2026 (2)". */
function dayWords(filled: FilledSheet, older: readonly FilledSheet[]): string {
  const day = dayOf(filled);
  const before = older.filter((each) => dayOf(each) === day).length;
  return before === 0 ? shortDayWords(day) : `${shortDayWords(day)} (${before + 1})`;
}
