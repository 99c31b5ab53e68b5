import { useId } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Which names come up. Those that a partner has sent come up in any case. */
export function WhoseNames({ onChoose }: { readonly onChoose: () => void }) {
  const { gender } = useTogetherState();
  const field = useId();
  // What is chosen before the page is alive would be shown, and not be so.
  const isHydrated = useHydrated();
  return (
    <div className="tog-whose">
      <label htmlFor={field} className="vh">
        {TOGETHER_PAGE.cards.whose}
      </label>
      <select
        id={field}
        className="input"
        disabled={!isHydrated}
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
