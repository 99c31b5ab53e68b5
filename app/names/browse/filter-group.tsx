import { useState } from "react";
import type { Choice, Filter } from "./browse-words.ts";
import { Count } from "./count.tsx";
import { LettersField } from "./letters-field.tsx";

/** Open at the beginning, even if nothing is chosen in them. */
const OPEN: ReadonlySet<string> = new Set(["band", "start"]);

/** One filter, folded up unless something is chosen in it. It stays as its reader leaves it. */
export function FilterGroup({ filter }: { readonly filter: Filter }) {
  const { key, title, chosen } = filter;
  const [open] = useState(chosen !== "" || OPEN.has(key));
  return (
    <details className="brw-group" open={open}>
      <summary>
        <span>{title}</span>
        {chosen === "" ? null : <span className="brw-chosen">{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="vh">{title}</legend>
        {filter.kind === "letters" ? (
          <LettersField field={filter} />
        ) : (
          <>
            <Choices of={filter.key} choices={filter.choices} />
            {filter.more.length === 0 ? null : <MoreChoices of={filter.key} choices={filter.more} />}
          </>
        )}
      </fieldset>
    </details>
  );
}

type ChoicesProps = {
  /** Name of the field. */
  readonly of: string;
  readonly choices: readonly Choice[];
};

function Choices({ of, choices }: ChoicesProps) {
  return (
    <ul>
      {choices.map(({ value, label, count, chosen }) => (
        <li key={value}>
          <label className="brw-choice" data-none={count === 0 ? "" : undefined}>
            <input type="checkbox" name={of} value={value} defaultChecked={chosen} />
            <span className="brw-label">{label}</span>
            <Count of={count} />
          </label>
        </li>
      ))}
    </ul>
  );
}

function MoreChoices({ of, choices }: ChoicesProps) {
  const [open] = useState(() => choices.some(({ chosen }) => chosen));
  return (
    <details className="brw-more" open={open}>
      <summary>{choices.length} more</summary>
      <Choices of={of} choices={choices} />
    </details>
  );
}
