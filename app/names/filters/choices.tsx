import type { Choice } from "./filter-words.ts";
import { Counted } from "./counted.tsx";

type Props = {
  /** Name of the field. */
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Whether a choice is in sight; all of them, if not given. It stays in the form in any case. */
  readonly isShown?: (choice: Choice) => boolean;
};

/** Values of a filter, each to be ticked. */
export function Choices({ of, choices, isShown }: Props) {
  return (
    <ul>
      {choices.map((choice) => {
        const { value, label, count, chosen } = choice;
        return (
          <li key={value} hidden={isShown?.(choice) === false}>
            <label className="flt-choice" data-none={count === 0 ? "" : undefined}>
              <input type="checkbox" name={of} value={value} defaultChecked={chosen} />
              <Counted label={label} of={count} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
