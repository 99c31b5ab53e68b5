import { useState } from "react";
import { SELDOM_FILTERS } from "#content/finder/finder-words.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { Filter } from "./filter-words.ts";
import "./filters.css";

/** Filters that few ask for, folded into one: the form stays short on a phone. It is open where something is chosen in it. */
export function SeldomFilters({ filters }: { readonly filters: readonly Filter[] }) {
  const chosen = filters.flatMap((filter) => filter.chosen || []).join(", ");
  const [open] = useState(chosen !== "");
  if (filters.length === 0) return null;
  return (
    <details className="flt-group flt-seldom" open={open}>
      <summary>
        <span>{SELDOM_FILTERS}</span>
        {chosen === "" ? null : <span className="flt-chosen">{chosen}</span>}
      </summary>
      <div>
        {filters.map((filter) => (
          <FilterGroup key={filter.key} filter={filter} startsOpen={filter.chosen !== ""} />
        ))}
      </div>
    </details>
  );
}
