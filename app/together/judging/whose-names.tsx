import { useId } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";

/** Which names come up. Those that a partner has sent come up in any case. */
export function WhoseNames({ onChoose }: { readonly onChoose: () => void }) {
  const { gender } = useTogetherState();
  const field = useId();
  return (
    <div className="tog-whose">
      <label htmlFor={field} className="vh">
        {TOGETHER_PAGE.cards.whose}
      </label>
      <select
        id={field}
        className="input"
        value={gender}
        onChange={({ target }) => {
          const chosen = GENDER_FILTERS.find((filter) => filter === target.value) ?? "all";
          storeTogether((kept) => ({ ...kept, gender: chosen }));
          onChoose();
        }}
      >
        {GENDER_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {TOOL_WORDING.genderFilters[filter]}
          </option>
        ))}
      </select>
    </div>
  );
}
