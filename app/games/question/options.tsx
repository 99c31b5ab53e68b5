import type { KeyboardEvent } from "react";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { Tick } from "./tick.tsx";
import "./answers.css";

type Props = {
  readonly labelledBy: string;
  readonly options: readonly string[];
  /** What is chosen, or was answered. */
  readonly chosen: string;
  /** The right answer once it is told; null before. */
  readonly told: string | null;
  readonly onChoose: (option: string) => void;
  /** Enter on what is chosen already. */
  readonly onSubmit: () => void;
};

/** Letters from which on an answer wants a line of its own on a phone. */
const LONG = 16;

/** The answers to choose from. They stay reachable when the answer is told. */
export function Options({ labelledBy, options, chosen, told, onChoose, onSubmit }: Props) {
  const choose = (event: KeyboardEvent<HTMLButtonElement>, option: string) => {
    if (event.key === "Enter" && option === chosen && told === null) {
      event.preventDefault();
      onSubmit();
    } else if (moveFocus(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  };
  return (
    <div
      className="game-options"
      role="group"
      aria-labelledby={labelledBy}
      data-count={options.length}
      data-long={options.some(({ length }) => length > LONG) ? "" : undefined}
    >
      {options.map((option, place) => (
        <button
          key={option}
          type="button"
          className="game-option"
          aria-pressed={option === chosen}
          aria-disabled={told === null ? undefined : true}
          data-told={toldOf(option, told, chosen)}
          onClick={() => {
            if (told === null) onChoose(option);
          }}
          onKeyDown={(event) => choose(event, option)}
        >
          {told === null ? (
            <kbd aria-hidden="true">{place + 1}</kbd>
          ) : option === told || option === chosen ? (
            <Tick mark={option === told} />
          ) : null}
          <span>
            {option}
            {told !== null && option === told ? <small>{GAME_SCREEN.answer}</small> : null}
            {told !== null && option === chosen && option !== told ? (
              <small>{GAME_SCREEN.yourGuess}</small>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  );
}

function toldOf(option: string, told: string | null, chosen: string): string | undefined {
  if (told === null) return undefined;
  if (option === told) return "answer";
  return option === chosen ? "guess" : undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from answer to answer, round and round. */
function moveFocus(from: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const all = [...(from.parentElement?.querySelectorAll<HTMLElement>("button") ?? [])];
  if (step === undefined || all.length === 0) return false;
  all[(all.indexOf(from) + step + all.length) % all.length]?.focus();
  return true;
}
