import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { BringFile } from "./bring-file.tsx";
import { DownloadFile } from "./download-file.tsx";
import { PasteNames } from "./paste-names.tsx";
import { PrivateLink } from "./private-link.tsx";
import "./copies.css";

/** Ways to take the list elsewhere and back, folded up: the cookie must not be the only key to it. */
export function KeepCopy({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const isEmpty = entries.length === 0;
  return (
    <details
      className={isEmpty ? "fold fold-link svp-fold svp-copy noprint" : "fold svp-fold svp-copy noprint"}
    >
      <summary>{isEmpty ? SAVED_PAGE.haveList : SAVED_PAGE.keepCopy}</summary>
      <p className="svp-why">{SAVED_PAGE.keepWhy}</p>
      <div className="svp-ways">
        {isEmpty ? null : (
          <div>
            <h2>{SAVED_PAGE.aFile}</h2>
            <p className="small quiet">{SAVED_PAGE.aFileText}</p>
            <DownloadFile entries={entries} />
          </div>
        )}
        {isEmpty ? null : (
          <div>
            <h2>{SAVED_PAGE.aLink}</h2>
            <p className="small quiet">{SAVED_PAGE.aLinkText}</p>
            <PrivateLink entries={entries} />
          </div>
        )}
        <div>
          <h2>{SAVED_PAGE.fromFile}</h2>
          <p className="small quiet">{SAVED_PAGE.fromFileText}</p>
          <BringFile />
        </div>
        <div>
          <h2>{SAVED_PAGE.paste}</h2>
          <PasteNames />
        </div>
        {isEmpty ? null : (
          <div className="needs-script">
            <h2>{SAVED_PAGE.print}</h2>
            <p className="small quiet">{SAVED_PAGE.printText}</p>
            <PrintButton />
          </div>
        )}
      </div>
    </details>
  );
}
