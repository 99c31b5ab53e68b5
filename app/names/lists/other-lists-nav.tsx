import { Link } from "react-router";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { OtherLists } from "./other-lists.ts";

/** The way to the lists beside this one, to all of them, and to rules of one's own. */
export function OtherListsNav({ others: { title, lists } }: { readonly others: OtherLists }) {
  return (
    <nav className="lt-others noprint" aria-labelledby="others">
      <SectionHead id="others" title={title} />
      <ul className="lt-links">
        {lists.map(({ label, path }) => (
          <li key={path ?? label}>
            {path === null ? <span aria-current="page">{label}</span> : <Link to={path}>{label}</Link>}
          </li>
        ))}
      </ul>
      <p className="lt-ways">
        <Link to={PATHS.lists}>{LIST_PAGE.all}</Link>
        <Link to={PATHS.browse}>{LIST_PAGE.browse}</Link>
      </p>
    </nav>
  );
}
