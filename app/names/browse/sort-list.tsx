import type { FormEvent } from "react";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { BROWSE_FORM_ID } from "./browse-filters.tsx";
import type { BrowseView } from "./browse-view.ts";

type Props = {
  readonly words: Pick<BrowseView, "sort" | "sorts">;
  readonly onChange: (event: FormEvent) => void;
};

/** The order of the names. It stands beside them, but is sent with the filters. */
export function SortList({ words: { sort, sorts }, onChange }: Props) {
  return (
    <p className="brw-sort">
      <label htmlFor="browse-sort">{BROWSE_PAGE.sortedBy}</label>
      <select
        className="input"
        id="browse-sort"
        name="sort"
        form={BROWSE_FORM_ID}
        defaultValue={sort}
        data-written={sort}
        autoComplete="off"
        onChange={onChange}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn" form={BROWSE_FORM_ID}>
          {BROWSE_PAGE.sort}
        </button>
      </noscript>
    </p>
  );
}
