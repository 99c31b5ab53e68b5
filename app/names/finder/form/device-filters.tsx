import { useState } from "react";
import { CLEAR_FILTERS } from "#content/finder/finder-words.ts";
import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import { withoutGender } from "#app/names/filters/rule-chips.ts";
import { FilterFields } from "./filter-fields.tsx";
import "./device-filters.css";

type Props = {
  /** As an address writes them. */
  readonly filters: string;
  /** With the number of their names. */
  readonly origins: ReadonlyMap<string, number>;
  readonly onChange: (filters: string) => void;
};

/** All filters for names that are drawn on the device. Their form is never sent: it is one of a dialog that is not there. */
export function DeviceFilters({ filters, origins, onChange }: Props) {
  const [rewritten, setRewritten] = useState(0);
  const { rules } = readRules(new URLSearchParams(filters), THEME_CHOICES);
  const clear = () => {
    setRewritten((times) => times + 1);
    onChange("");
  };
  return (
    <form
      method="dialog"
      autoComplete="off"
      className="dev-filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields
        key={rewritten}
        origins={commonestFirst(origins)}
        rules={rules}
        counts={null}
        onNarrow={(next) => onChange(String(writeRules(withoutGender(next))))}
      />
      {filters === "" ? null : (
        <button type="button" className="btn btn-quiet" onClick={clear}>
          {CLEAR_FILTERS}
        </button>
      )}
    </form>
  );
}

function commonestFirst(origins: ReadonlyMap<string, number>): readonly Origin[] {
  const namesOf = (origin: Origin) => origins.get(origin) ?? 0;
  return ORIGINS.filter((origin) => origins.has(origin)).toSorted((a, b) => namesOf(b) - namesOf(a));
}
