import { Bookmark, ChevronDown, Search } from "lucide";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { SAVE_DRAWING } from "#app/saved-names/save-drawing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { ThemeButton } from "#app/ui/theme-button.tsx";
import { Menu } from "./menu.tsx";
import { GUIDES, HEADER, TOOLS } from "#app/site/navigation.data.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SiteLink } from "./site-link.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Header() {
  const count = listedEntries(useSavedNames()).length;
  return (
    <header className="hd">
      <div className="shell hd-in">
        <Wordmark />
        <nav className="nav" aria-label="Main">
          {HEADER.map(({ label, href }) => (
            <SiteLink key={href} href={href}>
              {label}
            </SiteLink>
          ))}
          {[TOOLS, GUIDES].map(({ label, links }) => (
            <Menu key={label} links={links}>
              {label}
              <Icon of={ChevronDown} />
            </Menu>
          ))}
        </nav>
        <div className="hd-tools">
          <Tooltip text="Search">
            <a className="icon-btn" href={PATHS.search} aria-label="Search">
              <Icon of={Search} />
            </a>
          </Tooltip>
          <Tooltip text="Saved names">
            <a className="saved" href={PATHS.saved}>
              <Icon of={Bookmark} id={SAVE_DRAWING} />
              <span className="vh">Saved names:</span> {count}
            </a>
          </Tooltip>
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}
