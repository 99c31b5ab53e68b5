import { useState } from "react";
import { Choices } from "./choices.tsx";
import type { Filter } from "./filter-words.ts";
import { LettersField } from "./letters-field.tsx";
import { MoreChoices } from "./more-choices.tsx";
import "./filters.css";

type Props = {
  readonly filter: Filter;
  readonly startsOpen: boolean;
};

/** One filter, folded up or not. It stays as its reader leaves it. */
export function FilterGroup({ filter, startsOpen }: Props) {
  const { title, chosen } = filter;
  const [open] = useState(startsOpen);
  return (
    <details className="flt-group" open={open}>
      <summary>
        <span>{title}</span>
        {chosen === "" ? null : <span className="flt-chosen">{chosen}</span>}
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
