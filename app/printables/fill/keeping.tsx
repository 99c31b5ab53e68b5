import { CircleAlert, Download } from "lucide";
import { type MouseEvent, useId, useState } from "react";
import { FILL } from "#content/printables/fill-words.ts";
import type { FilledSheet, StoredChild } from "#domain/printables/stored-sheets.ts";
import { sheetsFile, sheetsFileName } from "#domain/printables/sheets-file.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { localToday } from "#app/device/local-today.ts";
import { type Brought, bringFile } from "#app/printables/stored/bring-file.ts";
import { forgetChild, forgetSheet } from "#app/printables/stored/forget-sheets.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { sheetsNow } from "#app/printables/stored/sheet-store.ts";
import { SHEETS_FORMAT } from "#app/printables/stored/sheets-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { focusAfterKey } from "./focus-after-key.ts";
import { HEADING_ID } from "./form-props.ts";

const { copy: WORDS } = FILL;

type Props = {
  readonly child: StoredChild | null;
  readonly filled: FilledSheet | null;
  readonly isEmpty: boolean;
};

/** Where the sheets are, how to take them along and bring them back, and how to be rid of them. */
export function Keeping({ child, filled, isEmpty }: Props) {
  return (
    <section className="fill-keeping" aria-labelledby="fill-keeping">
      <h3 id="fill-keeping">{WORDS.heading}</h3>
      <p>{WORDS.text}</p>
      {isEmpty ? null : (
        <button type="button" className="btn" onClick={download}>
          <Icon of={Download} />
          {WORDS.download}
        </button>
      )}
      <BringCopy />
      <div className="fill-forget">
        {filled === null ? null : (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={(event) => after(event, () => forgetSheet(filled))}
          >
            {WORDS.forgetSheet}
          </button>
        )}
        {child === null ? null : (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={(event) => after(event, () => forgetChild(child))}
          >
            {child.name.trim() === ""
              ? WORDS.forgetUnnamed
              : fillIn(WORDS.forgetChild, { child: child.name.trim() })}
          </button>
        )}
      </div>
    </section>
  );
}

function after(event: MouseEvent, forget: () => void): void {
  forget();
  focusAfterKey(event, HEADING_ID);
}

function download(): void {
  const today = localToday();
  const text = JSON.stringify(sheetsFile(SHEETS_FORMAT, today, sheetsNow()), null, 2);
  saveFile(sheetsFileName(today), new Blob([text], { type: "application/json" }));
}

function BringCopy() {
  const id = useId();
  const [brought, setBrought] = useState<Brought>();
  const take = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file === undefined) return;
    setBrought(await bringFile(file));
    // The same file may be chosen again once it has been put right.
    field.value = "";
  };
  return (
    <div className="field">
      <label htmlFor={id}>{WORDS.bring}</label>
      <input
        id={id}
        type="file"
        className="input fill-file"
        accept=".json,application/json"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => void take(target)}
      />
      <p id={`${id}-hint`} className="hint">
        {WORDS.bringHint}
      </p>
      <div role="status">
        {brought === undefined ? null : (
          <p className={brought.isDone ? "small" : "fault"}>
            {brought.isDone ? null : <Icon of={CircleAlert} />}
            {brought.words}
          </p>
        )}
      </div>
    </div>
  );
}
