import { Link } from "react-router";
import { NotFoundScreen } from "#app/site/faults/not-found-screen.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { UNKNOWN_LIST, type UnknownList } from "./unknown-list.ts";
import "./list-page.css";

/** The 404 screen for a year, an origin, a state or a country without a list, with the lists that there are. */
export function UnknownListScreen({ unknown: { sentence, lists } }: { readonly unknown: UnknownList }) {
  return (
    <NotFoundScreen>
      <p>{sentence}</p>
      <h2 id="try">{UNKNOWN_LIST.title}</h2>
      <ul className="lt-links" aria-labelledby="try">
        {lists.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={PATHS.lists}>{UNKNOWN_LIST.all}</Link>
        </li>
      </ul>
    </NotFoundScreen>
  );
}
