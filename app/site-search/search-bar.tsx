import { Search } from "lucide";
import { type FormEvent, useEffect, useRef } from "react";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SEARCH_FIELD_ID } from "#app/site/search-field-id.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { fetchAhead } from "./search-site.ts";
import type { Query } from "./use-query.ts";

/** The field, as a form that works without JavaScript. An empty page is there to be typed on. */
export function SearchBar({ query: { text, type, submit } }: { readonly query: Query }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    // Letters typed before the page came alive are in the field, but nobody has been told.
    if (input.value !== "") type(input.value);
    // The link that led here keeps the focus otherwise.
    else if (document.activeElement?.closest("main") === null) input.focus();
  }, [type]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    submit();
    if (globalThis.matchMedia("(pointer: coarse)").matches) field.current?.blur();
  };
  return (
    <form className="srch-bar noprint" role="search" action={PATHS.search} onSubmit={search}>
      <div className="shell">
        <label htmlFor={SEARCH_FIELD_ID}>{SEARCH_PAGE.label}</label>
        <div className="srch-row">
          <input
            ref={field}
            className="input"
            id={SEARCH_FIELD_ID}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={LONGEST_ASKED}
            placeholder={SEARCH_PAGE.placeholder}
            value={text}
            onFocus={fetchAhead}
            onChange={(event) => type(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            <Icon of={Search} />
            <span className="srch-word">{SEARCH_PAGE.button}</span>
          </button>
        </div>
      </div>
    </form>
  );
}
