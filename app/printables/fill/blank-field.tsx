import type { Entry } from "#domain/printables/sheet.ts";
import { BlankInput } from "./blank-input.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { Meanings } from "./form-props.ts";

type Props = {
  readonly id: string;
  readonly label: string;
  /** What is read aloud instead, where the label is too short alone. */
  readonly spoken?: string;
  readonly entry: Entry;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly meanings: Meanings;
  readonly hint?: string;
  readonly example?: string;
  /** A day or a time that is hardly ever this one. */
  readonly isOfThePast?: boolean;
};

/** One blank, as the field that fits. Fields have ids and no names: whatever happens, their text is never part of a request. */
export function BlankField({
  id,
  label,
  spoken = label,
  entry,
  text,
  onText,
  meanings,
  hint,
  example,
  isOfThePast = false,
}: Props) {
  if (entry.kind === "choice") {
    return <ChoiceField {...{ id, label, text, onText, meanings }} choices={entry.choices} />;
  }
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const field = {
    id,
    value: text,
    placeholder: example,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onText(target.value),
    "aria-label": spoken === label ? undefined : spoken,
    "aria-describedby": hintId,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <BlankInput kind={entry.kind} label={spoken} field={field} onText={onText} isOfThePast={isOfThePast} />
      {hint === undefined ? null : (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
