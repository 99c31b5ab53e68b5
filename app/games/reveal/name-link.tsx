import { Link } from "react-router";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";

/** Leads to a name's own page. */
export function NameLink({ name }: { readonly name: string }) {
  return (
    <p className="small game-name-link">
      <Link to={`/names/${foldName(name)}`}>{fillIn(GAME_SCREEN.moreAbout, { name })}</Link>
    </p>
  );
}
