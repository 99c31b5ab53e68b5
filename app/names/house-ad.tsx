import { href, Link } from "react-router";
import { HOME_WORDS } from "#content/site/home-words.ts";

/** The one place for an advertisement. With nobody to fill it, a line of our own, in a box of the same size. */
export function HouseAd() {
  return (
    <aside className="ad ad-lead" aria-label="Advertisement">
      <small>Advertisement</small>
      <div className="ad-box house">
        <p>
          {HOME_WORDS.house.text} <Link to={href("/saved")}>{HOME_WORDS.house.link}</Link>
        </p>
      </div>
    </aside>
  );
}
