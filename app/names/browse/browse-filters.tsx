import { ListFilter } from "lucide";
import { type SubmitEvent, useEffect, useRef } from "react";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { FormAddress } from "#app/forms/use-form-address.ts";
import { FilterGroup } from "#app/names/filters/filter-group.tsx";
import { foundWords } from "#app/names/filters/found-words.ts";
import { SeldomFilters } from "#app/names/filters/seldom-filters.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { BrowseView } from "./browse-view.ts";
import { GenderChoice } from "./gender-choice.tsx";

/** Controls elsewhere on the page belong to the form by its id. */
export const BROWSE_FORM_ID = "browse";

/** As browse.css has it: from this width on, the filters stand beside the names. */
const BESIDE = "(min-width: 64rem)";

/** Open at the beginning, even if nothing is chosen in them. */
const OPEN: ReadonlySet<string> = new Set(["band", "start"]);

type Props = {
  readonly words: BrowseView;
  readonly formAddress: FormAddress;
  /** Called when the names are to be looked at. */
  readonly onShow: () => void;
};

/**
 * A plain form with GET. On phones its filters are folded up; beside the names they are always open. It listens to onInput,
 * since React tells no onChange of its choices (html-list.tsx).
 */
export function BrowseFilters({ words, formAddress: { form, onChange, onSubmit }, onShow }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const show = (event: SubmitEvent) => {
    onSubmit(event);
    if (globalThis.matchMedia(BESIDE).matches) return;
    fold.current?.removeAttribute("open");
    onShow();
  };

  // Older browsers cannot show what is folded up by a style.
  useEffect(() => {
    const needsOpening =
      globalThis.matchMedia(BESIDE).matches && !CSS.supports("selector(::details-content)");
    if (needsOpening) fold.current?.setAttribute("open", "");
  }, []);

  return (
    <form
      ref={form}
      id={BROWSE_FORM_ID}
      role="search"
      aria-label={BROWSE_PAGE.filters}
      action={PATHS.browse}
      autoComplete="off"
      className="brw-form"
      onInput={onChange}
      onSubmit={show}
    >
      <GenderChoice genders={words.genders} />
      <details ref={fold} className="brw-fold">
        <summary className="btn btn-lg">
          <Icon of={ListFilter} />
          {BROWSE_PAGE.filters}
          {words.chosen === 0 ? null : (
            <span className="num"> {fillIn(BROWSE_PAGE.chosenCount, { count: `${words.chosen}` })}</span>
          )}
        </summary>
        <div className="brw-filters">
          {words.filters
            .filter(({ seldom }) => !seldom)
            .map((filter) => (
              <FilterGroup
                key={filter.key}
                filter={filter}
                startsOpen={filter.chosen !== "" || OPEN.has(filter.key)}
              />
            ))}
          <SeldomFilters filters={words.filters.filter(({ seldom }) => seldom)} />
          <p className="brw-show">
            <button type="submit" className="btn btn-primary btn-lg">
              {BROWSE_PAGE.show} <span className="brw-live">{foundWords(words.total)}</span>
              <span className="brw-still">{BROWSE_PAGE.names}</span>
            </button>
          </p>
        </div>
      </details>
    </form>
  );
}
