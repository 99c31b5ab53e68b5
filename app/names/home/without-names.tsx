import { href, Link } from "react-router";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { Found } from "#app/names/finder/found.ts";
import { PATHS } from "#app/site/paths.data.ts";
import "./without-names.css";

/** The answer to a question about one name, above its card. */
export function FactAnswer({ fact: { id, name, says } }: { readonly fact: NonNullable<Found["fact"]> }) {
  return (
    <p className="fact-answer">
      <b className="num">{says}</b>{" "}
      <Link className="small" to={href("/names/:slug", { slug: id })}>
        {HOME_WORDS.everythingAbout(name)}
      </Link>
    </p>
  );
}

/** A page that answers better than names do, with what was typed filled in. */
export function ToolAnswer({ tool: { title, href: address, line } }: { readonly tool: ToolLink }) {
  return (
    <p className="fact-answer">
      <Link to={address}>
        <b>{title}</b>
      </Link>
      <br />
      <span className="small quiet">{line}</span>
    </p>
  );
}

/** A list that is asked for to mock somebody. */
export function NoSuchList() {
  return (
    <div className="no-list">
      <p>
        <b>{HOME_WORDS.care.mockery}</b>
      </p>
      <p>{HOME_WORDS.mockery}</p>
    </div>
  );
}

/** Where somebody may find it who was given no names; with what was typed, if it may be of something else. */
export function OtherWays({ text }: { readonly text: string }) {
  const { browse, lists, contents, search } = HOME_WORDS.instead;
  return (
    <nav className="other-ways" aria-label={HOME_WORDS.insteadTitle}>
      <ul>
        {text === "" ? null : (
          <li>
            <Link to={`${PATHS.search}?${new URLSearchParams({ q: text })}`} rel="nofollow">
              {search(text)}
            </Link>
          </li>
        )}
        <li>
          <Link to={PATHS.browse}>{browse}</Link>
        </li>
        <li>
          <Link to={PATHS.lists}>{lists}</Link>
        </li>
        <li>
          <Link to={PATHS.contents}>{contents}</Link>
        </li>
      </ul>
    </nav>
  );
}
