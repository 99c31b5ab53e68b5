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
      <summary>{isEmpty ? "I have a list already" : "Keep a copy"}</summary>
      <p className="svp-why">
        Your list is kept on our server under a random number that only this browser holds. If you clear your
        browser data, your list is gone. Keep a copy so that you can restore it.
      </p>
      <div className="svp-ways">
        {isEmpty ? null : (
          <div>
            <h2>A file</h2>
            <p className="small quiet">Your names and notes, in order, as a file you can keep anywhere.</p>
            <DownloadFile entries={entries} />
          </div>
        )}
        {isEmpty ? null : (
          <div>
            <h2>A private link</h2>
            <p className="small quiet">
              The whole list is in the link, in the part that browsers never send. Whoever has the link can
              read it.
            </p>
            <PrivateLink entries={entries} />
          </div>
        )}
        <div>
          <h2>Add from a file</h2>
          <p className="small quiet">
            A file downloaded here, from this browser or another. It adds to your list.
          </p>
          <BringFile />
        </div>
        <div>
          <h2>Paste a list</h2>
          <PasteNames />
        </div>
        {isEmpty ? null : (
          <div className="needs-script">
            <h2>Print this list</h2>
            <p className="small quiet">With your notes, in your order.</p>
            <PrintButton />
          </div>
        )}
      </div>
    </details>
  );
}
