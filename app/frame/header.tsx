import { Bookmark, Search } from "lucide";
import { SAVED_NAMES, SEARCH } from "#content/frame/frame-words.ts";
import { MENU_WORDS } from "#content/site/menus.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { SAVE_DRAWING } from "#app/saved-names/save-drawing.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { ThemeButton } from "#app/ui/theme/theme-button.tsx";
import { PATHS } from "#app/site/paths.data.ts";

export function Header({ parts }: { readonly parts: Parts | null }) {
  const count = listedEntries(useSavedNames()).length;
  return (
    <header className="hd">
      <div className="shell hd-in">
        <HtmlPart as="div" name="wordmark" parts={parts} />
        <nav aria-label={MENU_WORDS.main}>
          <HtmlPart as="div" name="nav" className="nav" parts={parts} />
        </nav>
        <div className="hd-tools">
          <Tooltip text={SEARCH}>
            <a className="icon-btn" href={PATHS.search} aria-label={SEARCH}>
              <Icon of={Search} />
            </a>
          </Tooltip>
          <Tooltip text={SAVED_NAMES}>
            <a className={count === 0 ? "saved saved-none" : "saved"} href={PATHS.saved}>
              <Icon of={Bookmark} id={SAVE_DRAWING} />
              <span className="vh">{`${SAVED_NAMES}:`}</span> {count}
            </a>
          </Tooltip>
          <ThemeButton />
        </div>
      </div>
      <HtmlPart as="div" name="menus" parts={parts} />
    </header>
  );
}
