import { Link } from "react-router";
import { foldName } from "#domain/names/entry/name.ts";

/** Leads to a name's own page. */
export function NameLink({ name }: { readonly name: string }) {
  return (
    <p className="small game-name-link">
      <Link to={`/names/${foldName(name)}`}>More about {name}</Link>
    </p>
  );
}
