import { Bookmark, BookOpen, ListFilter, Menu as Lines, Search } from "lucide";
import { NavLink } from "react-router";
import { GUIDES, PHONE_GUIDES } from "#content/site/navigation.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "./menu.tsx";

/** On phones and tablets: the way around for one thumb. */
export function TabBar() {
  const count = listedEntries(useSavedNames()).length;
  return (
    <nav className="tabbar" aria-label="Quick">
      <NavLink to="/" end>
        <Icon of={Search} />
        Names
      </NavLink>
      <NavLink to="/names" end>
        <Icon of={ListFilter} />
        Browse
      </NavLink>
      <NavLink to="/saved">
        <Icon of={Bookmark} />
        Saved
        {count === 0 ? null : <span className="n num">{count}</span>}
      </NavLink>
      <Menu links={PHONE_GUIDES}>
        <Icon of={BookOpen} />
        {GUIDES.label}
      </Menu>
      <NavLink to="/contents">
        <Icon of={Lines} />
        Contents
      </NavLink>
    </nav>
  );
}
