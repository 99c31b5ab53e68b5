import { Bookmark } from "lucide";
import { useLocation } from "react-router";
import { MENU_WORDS } from "#content/site/menus.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PATHS } from "#app/site/paths.data.ts";

/** On phones and tablets: the way around for one thumb. */
export function TabBar({ parts }: { readonly parts: Parts | null }) {
  const count = listedEntries(useSavedNames()).length;
  const isHere = useLocation().pathname === PATHS.saved;
  return (
    <nav className="tabbar" aria-label={MENU_WORDS.tabs}>
      <HtmlPart as="div" name="first-tab" parts={parts} />
      <a href={PATHS.saved} aria-current={isHere ? "page" : undefined}>
        <Icon of={Bookmark} />
        {MENU_WORDS.saved}
        {count === 0 ? null : <span className="n num">{count}</span>}
      </a>
      <HtmlPart as="div" name="more-tabs" parts={parts} />
    </nav>
  );
}
