import type { Meanings } from "./form-props.ts";
import "#app/ui/tabs.css";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly meanings: Meanings;
};

/** One of a few. The chosen one, pressed again, is taken back. */
export function ChoiceField({ id, label, choices, text, onText, meanings }: Props) {
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="tabs fill-choice" role="group" aria-labelledby={`${id}-label`}>
        {choices.map((choice, place) => {
          const meaning = meanings.get(choice);
          return (
            <button
              key={choice}
              id={place === 0 ? id : undefined}
              type="button"
              aria-pressed={choice === text}
              onClick={() => onText(choice === text ? "" : choice)}
            >
              {choice}
              {meaning === undefined ? null : <span className="fill-meaning">{meaning}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
