import type { ReactNode } from "react";
import { Link } from "react-router";
import { RETURN_HOME } from "#content/frame/frame-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { NOT_FOUND_WORDS } from "#content/site/not-found-words.ts";
import { WORDING } from "#content/site/wording.ts";
import trail from "#app/drawings/scenes/trail.svg?url";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import sheet from "./not-found.css?url";

const { number, origin, given, search } = NOT_FOUND_WORDS;
const FIELD_ID = "lost-search";

/** The 404 screen, set as if the page were a name; a page may add what the visitor perhaps meant. Only this screen loads its styles. */
export function NotFoundScreen({ children }: { readonly children?: ReactNode }) {
  const { notFoundTitle, notFoundText } = WORDING;
  return (
    <main id="main" className="lost">
      <title>{`${notFoundTitle} | ${BRAND.name}`}</title>
      <link rel="stylesheet" href={sheet} />
      <div className="shell words">
        <div className="lost-name" aria-hidden="true">
          <GenderTag gender="unisex" />
          <span className="meta">{origin}</span>
          <p>{number}</p>
        </div>
        <h1>{notFoundTitle}</h1>
        <p className="quiet">{notFoundText}</p>
        {children}
        <form className="lost-search noprint" role="search" action={PATHS.search}>
          <label className="vh" htmlFor={FIELD_ID}>
            {search.label}
          </label>
          <input
            className="input"
            id={FIELD_ID}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={search.placeholder}
          />
          <button type="submit" className="btn btn-primary">
            {search.button}
          </button>
        </form>
        <p>
          <Link className="btn" to="/">
            {RETURN_HOME}
          </Link>
        </p>
      </div>
      <div className="lost-end noprint" aria-hidden="true">
        <p className="shell meta num">{given}</p>
        <svg viewBox="0 0 1440 230" width="1440" height="230" preserveAspectRatio="xMaxYMax slice">
          <use href={`${trail}#scene`} />
        </svg>
      </div>
    </main>
  );
}
