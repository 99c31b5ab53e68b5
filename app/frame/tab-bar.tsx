import { Bookmark, BookOpen, ChartNoAxesColumn, Menu as Lines, Search } from "lucide";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "./menu.tsx";
import { PHONE_GUIDES, PHONE_TOOLS } from "#app/site/navigation.data.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SiteLink } from "./site-link.tsx";

/** On phones and tablets: the way around for one thumb. */
export function TabBar() {
  const count = listedEntries(useSavedNames()).length;
  return (
    <nav className="tabbar" aria-label="Quick">
      <SiteLink href={PATHS.home}>
        <Icon of={Search} />
        Names
      </SiteLink>
      <SiteLink href={PATHS.saved}>
        <Icon of={Bookmark} />
        Saved
        {count === 0 ? null : <span className="n num">{count}</span>}
      </SiteLink>
      <Menu links={PHONE_TOOLS.links}>
        <Icon of={ChartNoAxesColumn} />
        {PHONE_TOOLS.label}
      </Menu>
      <Menu links={PHONE_GUIDES.links}>
        <Icon of={BookOpen} />
        {PHONE_GUIDES.label}
      </Menu>
      <SiteLink href={PATHS.contents}>
        <Icon of={Lines} />
        Contents
      </SiteLink>
    </nav>
  );
}
