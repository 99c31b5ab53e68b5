import type { FormEvent } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { isSorted, SORTINGS, type Sorting } from "./sorted.ts";
import "#app/ui/chips.css";

const WORDS = { saved: "Newest first", name: "A to Z", common: "Most common" } as const;

type Props = { readonly entries: readonly SavedEntry[]; readonly onSort: (by: Sorting) => void };

/** Puts the whole list in one of three orders, which is kept like an order made by hand. */
export function OrderButtons({ entries, onSort }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute("value") : null;
    const by = SORTINGS.find((known) => known === pressed);
    if (by !== undefined) onSort(by);
  };
  return (
    <form method="post" action={PATHS.saved} className="svp-order noprint" onSubmit={submit}>
      <input type="hidden" name="intent" value="sort" />
      <fieldset>
        <legend className="vh">{SAVED_PAGE.sortBy}</legend>
        <div className="chips">
          {SORTINGS.map((by) => (
            <button
              key={by}
              type="submit"
              name="by"
              value={by}
              className="chip"
              aria-pressed={isSorted(entries, by)}
            >
              {WORDS[by]}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
