import { Bookmark, BookOpen, ListFilter, Menu as Lines, Search } from "lucide-react";
import { NavLink } from "react-router";
import { GUIDES } from "#content/site/navigation.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { Menu } from "./menu.tsx";

/** On phones and tablets: the way around for one thumb. */
export function TabBar() {
  const count = listedEntries(useSavedNames()).length;
  return (
    <nav className="tabbar" aria-label="Quick">
      <NavLink to="/" end>
        <Search className="ic" strokeWidth={1.75} aria-hidden="true" />
        Names
      </NavLink>
      <NavLink to="/names" end>
        <ListFilter className="ic" strokeWidth={1.75} aria-hidden="true" />
        Browse
      </NavLink>
      <NavLink to="/saved">
        <Bookmark className="ic" strokeWidth={1.75} aria-hidden="true" />
        Saved
        {count === 0 ? null : <span className="n num">{count}</span>}
      </NavLink>
      <Menu links={GUIDES.links}>
        <BookOpen className="ic" strokeWidth={1.75} aria-hidden="true" />
        {GUIDES.label}
      </Menu>
      <NavLink to="/contents">
        <Lines className="ic" strokeWidth={1.75} aria-hidden="true" />
        More
      </NavLink>
    </nav>
  );
}
