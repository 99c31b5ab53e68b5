import type { ReactNode } from "react";
import { Notifications } from "#app/ui/toast/notifications.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useFollow } from "./use-follow.ts";
import { useSearchKey } from "./use-search-key.ts";

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  useFollow();
  useSearchKey();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      {children}
      <Footer />
      <TabBar />
      <Notifications />
    </>
  );
}
