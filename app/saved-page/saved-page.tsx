import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ArrivingLink } from "#app/saved-page/copies/arriving-link.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { CompareLink } from "./compare-link.tsx";
import { EmptySaved } from "./empty-saved.tsx";
import { KeepCopy } from "#app/saved-page/copies/keep-copy.tsx";
import { NoticeFromAddress } from "./notice-from-address.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { SavedList } from "./saved-list.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { listedEntries, type SavedNamesState, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { WaitingNotice } from "./waiting-notice.tsx";
import "#app/saved-names/save-button.css";
import "#app/ui/notice.css";
import "./row-actions.css";
import "./saved-page.css";
import "./saved-row.css";

/** The whole list: to order, annotate and print, and to take to another browser; below it, what it leads to. */
export function SavedPage({ children }: { readonly children: ReactNode }) {
  const saved = useSavedNames();
  const entries = listedEntries(saved);
  const focusKept = useFocusAfterRemoval(entries);
  return (
    <main id="main" {...focusKept}>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={TOOL_WORDING.savedNames} />
      <div className="shell svp">
        <header className="svp-head">
          <h1 tabIndex={-1}>{TOOL_WORDING.savedNames}</h1>
          {entries.length === 0 ? null : (
            <p className="quiet num">
              {entries.length === 1 ? "1 name." : `${entries.length} names, in your order.`}
            </p>
          )}
          {entries.length === 0 ? null : (
            <div className="svp-ways-out">
              <CompareLink entries={entries} />
              <PrintButton />
            </div>
          )}
        </header>
        <NoticeFromAddress />
        <ArrivingLink entries={entries} />
        <WaitingNotice />
        <RefusedNotice entries={entries} />
        <Names saved={saved} />
        {entries.length === 0 ? null : (
          <p className="svp-together noprint">
            <Link to={PATHS.together}>Choose together</Link> from these, without showing each other your list.
          </p>
        )}
        {children}
        <KeepCopy entries={entries} />
      </div>
    </main>
  );
}

function Names({ saved }: { readonly saved: SavedNamesState }): ReactNode {
  switch (saved.state) {
    case "failed":
      return (
        <>
          <div className="svp-note" role="alert">
            <p>{TOOL_WORDING.savedNamesFailed}</p>
            <button type="button" className="btn needs-script" onClick={saved.retry}>
              Try again
            </button>
          </div>
          {saved.entries.length === 0 ? null : <SavedList entries={saved.entries} />}
        </>
      );
    case "ready":
      return saved.entries.length === 0 ? <EmptySaved /> : <SavedList entries={saved.entries} />;
  }
}
