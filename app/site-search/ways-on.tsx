import { Link } from "react-router";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { searchAddress } from "./use-query.ts";

const { begin, nothing, notOurs } = SEARCH_PAGE;
const FIRST = ["browse", "directory", "contents"] as const;
const MORE = ["lists", "printables", "growth", "safety", "games"] as const;

/** Before anything was asked: what can be, and where else to begin. */
export function BeginHere() {
  return (
    <>
      <p className="quiet">{begin.lead}</p>
      <h2>{begin.try}</h2>
      <ul className="srch-ways">
        {begin.examples.map((example) => (
          <li key={example}>
            <Link to={searchAddress(example)}>{example}</Link>
          </li>
        ))}
      </ul>
      <h2>{begin.go}</h2>
      <Pages pages={[...FIRST, ...MORE]} />
    </>
  );
}

/** Where nothing answers: said so, and three links that lead on. */
export function NothingFound({ isNotOurs }: { readonly isNotOurs: boolean }) {
  const { title, text } = isNotOurs ? notOurs : nothing;
  return (
    <>
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      <Pages pages={FIRST} />
    </>
  );
}

/** What the site has nothing about, before whom to ask. */
export function AskOthers() {
  return (
    <div>
      <h2>{notOurs.title}</h2>
      <p className="quiet">{notOurs.ask}</p>
    </div>
  );
}

/** Where only a call helps now: no word about what was not found. */
export function BesideCalls() {
  return <Pages pages={["directory"]} />;
}

function Pages({ pages }: { readonly pages: readonly (keyof typeof PATHS)[] }) {
  return (
    <ul className="srch-ways">
      {pages.map((page) => (
        <li key={page}>
          <Link to={PATHS[page]}>{TITLES[page]}</Link>
        </li>
      ))}
    </ul>
  );
}
