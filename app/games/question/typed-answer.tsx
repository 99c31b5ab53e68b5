import { useId } from "react";
import "./answers.css";

type Props = {
  readonly kind: "letters" | "months";
  readonly label: string;
  readonly value: string;
  /** Told what the answer is: the field stays readable. */
  readonly isTold: boolean;
  /** Whether the field takes the focus when it comes. */
  readonly takesFocus: boolean;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
};

/** A field for an answer in letters, or in whole months. */
export function TypedAnswer({ kind, label, value, isTold, takesFocus, describedBy, onType }: Props) {
  const id = useId();
  const field =
    kind === "months"
      ? ({ type: "number", inputMode: "numeric", min: 0, max: 60, step: 1 } as const)
      : ({ type: "text", autoCapitalize: "characters", maxLength: 20 } as const);
  return (
    <div className="field game-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...field}
        id={id}
        className="input"
        value={value}
        readOnly={isTold}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- from the second question on, where the button that was pressed has gone
        autoFocus={takesFocus}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={describedBy}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
