import type { ReactNode } from "react";
import { FILL } from "#content/printables/fill-words.ts";
import { ANSWER_LIMIT } from "#domain/printables/stored-sheets.ts";
import type { Entry } from "#domain/printables/sheet.ts";
import { looksLikeDay } from "#domain/text/day.ts";
import { localToday } from "#app/device/local-today.ts";
import { focusAfterKey } from "./focus-after-key.ts";

type Props = {
  readonly kind: Exclude<Entry["kind"], "choice">;
  readonly label: string;
  readonly field: { readonly id: string; readonly value: string };
  readonly onText: (text: string) => void;
  readonly isOfThePast: boolean;
};

/** The field of a blank that is no choice. */
export function BlankInput({ kind, label, field, onText, isOfThePast }: Props) {
  const isPlain = field.value === "";
  const stamp = { id: field.id, label, isShown: isPlain && !isOfThePast };
  if (kind === "tick") {
    return (
      <input
        {...field}
        type="checkbox"
        value="yes"
        checked={field.value !== ""}
        onChange={({ target }) => onText(target.checked ? "yes" : "")}
      />
    );
  }
  // What somebody has written into a file by hand may be no date: then it is text, and stays.
  if (kind === "date" && (isPlain || looksLikeDay(field.value))) {
    return (
      <Stamped {...stamp} words={FILL.today} onStamp={() => onText(localToday())}>
        <input {...field} className="input num" type="date" max="9999-12-31" />
      </Stamped>
    );
  }
  if (kind === "time" && (isPlain || /^\d\d:\d\d$/.test(field.value))) {
    return (
      <Stamped {...stamp} words={FILL.now} onStamp={() => onText(timeHere())}>
        <input {...field} className="input num" type="time" />
      </Stamped>
    );
  }
  const isNumber = kind === "number";
  return (
    <input
      {...field}
      className={isNumber ? "input num" : "input"}
      inputMode={isNumber ? "decimal" : "text"}
      maxLength={ANSWER_LIMIT}
      autoComplete="off"
    />
  );
}

type StampedProps = {
  /** Of the field. */
  readonly id: string;
  readonly words: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly onStamp: () => void;
  readonly children: ReactNode;
};

/** A field with a button beside it that writes this moment, while nothing stands there. */
function Stamped({ id, words, label, isShown, onStamp, children }: StampedProps) {
  return (
    <div className="fill-stamped">
      {children}
      {isShown ? (
        <button
          type="button"
          className="btn"
          aria-label={`${label}: ${words}`}
          onClick={(event) => {
            onStamp();
            focusAfterKey(event, id);
          }}
        >
          {words}
        </button>
      ) : null}
    </div>
  );
}

/** "19:05", by the clock where the visitor is. */
function timeHere(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
