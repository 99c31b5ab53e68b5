import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SKIP_TO_CONTENT } from "#content/frame/frame-words.ts";
import { Notifications } from "#app/ui/toast/notifications.tsx";
import { Footer } from "./footer.tsx";
import { framePartsAt } from "./frame-parts.ts";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useFollow } from "./use-follow.ts";
import { useMenus } from "./use-menus.ts";
import { useOwnFonts } from "./use-own-fonts.ts";
import { useSearchKey } from "./use-search-key.ts";

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // Browsers take them from their document.
  const parts = import.meta.env.SSR ? framePartsAt(pathname) : null;
  useFollow();
  useMenus();
  useOwnFonts();
  useSearchKey();
  return (
    <>
      <a className="skip" href="#main">
        {SKIP_TO_CONTENT}
      </a>
      <Header parts={parts} />
      {children}
      <Footer parts={parts} />
      <TabBar parts={parts} />
      <Notifications />
    </>
  );
}
