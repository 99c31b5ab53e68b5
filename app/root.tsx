import { type ReactNode, use, useState } from "react";
import { data, Links, Meta, Outlet, useMatches } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { LANG } from "#domain/locale/locale.ts";
import { Late } from "./frame/late.tsx";
import { DeferredScripts } from "./head/deferred-scripts.tsx";
import HEAD_SCRIPT from "virtual:inline-script/head";
import { MarkHydrated } from "./head/mark-hydrated.tsx";
import { PageNonce } from "./head/page-nonce.ts";
import { SharedMeta } from "./head/shared-meta.tsx";
import { RestoreScroll } from "./head/restore-scroll.tsx";
import { InstallBanner } from "./install/install-banner.tsx";
import { Offline } from "./offline/offline.tsx";
import { TakeWholePage } from "./offline/whole-page.tsx";
import { FormNotice } from "./frame/form-notice.tsx";
import { KeepInStep } from "./saved-names/keep-in-step.tsx";
import { listOrAway } from "./saved-names/list-or-away.ts";
import { ListAtStart, listAtStart } from "./saved-names/server-list.ts";
import type { RootData } from "./root-data.ts";
import { services } from "./screen-context.ts";
import { isAbsent } from "./site/is-absent.ts";
import { ErrorScreen } from "./site/faults/error-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import "./styles/app.css";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  ...(BRAND.logo === null
    ? [
        { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
        { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
      ]
    : [{ rel: "icon", href: BRAND.logo, type: "image/svg+xml" }]),
  { rel: "manifest", href: "/site.webmanifest" },
];

/** What is known of other records alone has no page beside these (content/records/us-only.ts). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    // The router asks for the data of a page at an address of its own.
    if (isAbsent(new URL(request.url).pathname.replace(/\.data$/, ""))) throw data(null, { status: 404 });
  },
];

/** The list goes with the page when the browser has one, so that it is there without JavaScript. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const browser = context.get(services).savedList;
  return {
    saved: browser.known ? await listOrAway(browser) : null,
    origin: context.get(services).origin,
    ads: context.get(services).ads,
    formToken: context.get(services).formToken,
  };
}

/** The list has a store of its own from then on (decision 10); the rest does not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(PageNonce);
  const onCover = useMatches().at(-1)?.id === "routes/home";
  const { cover, paper, nightPaper } = BRAND.around;
  return (
    <html lang={LANG} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={onCover ? cover : paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={nightPaper} media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <SharedMeta />
        <Links />
      </head>
      <body>
        {children}
        <MarkHydrated />
        <RestoreScroll />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [atStart] = useState(() => listAtStart(loaderData.saved));
  return (
    <ListAtStart value={atStart}>
      <KeepInStep />
      <Offline />
      <Frame>
        <FormNotice />
        <Outlet />
        <InstallBanner place="end" />
      </Frame>
      <Late />
    </ListAtStart>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <TakeWholePage error={error} />
      <ErrorScreen error={error} />
    </Frame>
  );
}
