import type { ReactNode } from "react";
import { Notifications } from "#app/ui/toast/notifications.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useFollow } from "./use-follow.ts";

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  useFollow();
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
