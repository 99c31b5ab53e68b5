import { useId } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Props<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly called: (value: Value) => string;
  readonly chosen: Value;
  /** Id of the text that says more of it. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: Value) => void;
};

/** A choice of which names come up. Those that a partner has sent come up in any case. */
export function DeckSelect<Value extends string>({
  label,
  values,
  called,
  chosen,
  describedBy,
  onChoose,
}: Props<Value>) {
  const field = useId();
  // What is chosen before the page is alive would be shown, and not be so.
  const isHydrated = useHydrated();
  return (
    <div>
      <label htmlFor={field} className="vh">
        {label}
      </label>
      <select
        id={field}
        className="input"
        disabled={!isHydrated}
        value={chosen}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const value = values.find((each) => each === target.value);
          if (value !== undefined) onChoose(value);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {called(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
