import { Share } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { TRY_AGAIN } from "#content/site/wording.ts";
import { plural } from "#domain/locale/plural.ts";
import { ArrivingLink } from "#app/saved-page/copies/arriving-link.tsx";
import { KeepCopy } from "#app/saved-page/copies/keep-copy.tsx";
import { listedEntries, type SavedNamesState, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { StepLine } from "#app/site/step-line.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { EmptySaved } from "./empty-saved.tsx";
import { NoticeFromAddress } from "./notice-from-address.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { SavedList } from "./saved-list.tsx";
import { SurnameLine } from "./surname-line.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { WaitingNotice } from "./waiting-notice.tsx";
import "#app/saved-names/save-button.css";
import "#app/ui/fold.css";
import "#app/ui/notice.css";
import "./row-actions.css";
import "./saved-page.css";
import "./saved-row.css";

/** The whole list: to order, annotate and compare, and above all to share with the partner; below it, what it leads to. */
export function SavedPage({ children }: { readonly children: ReactNode }) {
  const saved = useSavedNames();
  const entries = listedEntries(saved);
  const focusKept = useFocusAfterRemoval(entries);
  return (
    <>
      <StepLine at="saved" />
      <main id="main" {...focusKept}>
        <div className="shell svp">
          <header className="svp-head">
            <div>
              <h1 tabIndex={-1}>{TOOL_WORDING.savedNames}</h1>
              {entries.length === 0 ? null : (
                <>
                  <p className="quiet num">{plural(entries.length, SAVED_PAGE.counted)}</p>
                  <SurnameLine />
                </>
              )}
            </div>
            {entries.length === 0 ? null : (
              // Likes, and never the list: what is sent begins with these names.
              <Link className="btn btn-primary btn-lg noprint" to={`${PATHS.together}#saved`}>
                <Icon of={Share} />
                {SAVED_PAGE.share}
              </Link>
            )}
          </header>
          <NoticeFromAddress />
          <ArrivingLink entries={entries} />
          <WaitingNotice />
          <RefusedNotice entries={entries} />
          <Names saved={saved} />
          <KeepCopy entries={entries} />
          {children}
        </div>
      </main>
    </>
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
              {TRY_AGAIN}
            </button>
          </div>
          {saved.entries.length === 0 ? null : <SavedList entries={saved.entries} />}
        </>
      );
    case "ready":
      return saved.entries.length === 0 ? <EmptySaved /> : <SavedList entries={saved.entries} />;
  }
}
