import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { BringFile } from "./bring-file.tsx";
import { DownloadFile } from "./download-file.tsx";
import { PasteNames } from "./paste-names.tsx";
import { PrivateLink } from "./private-link.tsx";
import "./copies.css";

/** Three ways to take the list elsewhere and back: the cookie must not be the only key to it. */
export function KeepCopy({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const isEmpty = entries.length === 0;
  return (
    <section className="svp-copy noprint" aria-labelledby="copy-title">
      <SectionHead id="copy-title" title={isEmpty ? "Bring a list here" : "Keep a copy"} />
      <p className="svp-why">
        Your list is kept on our server under a random number that only this browser holds. If the browser
        forgets the number, nobody can find the list again, and a copy brings it back.
      </p>
      <div className="svp-ways">
        {isEmpty ? null : (
          <div>
            <h3>A file</h3>
            <p className="small quiet">The names and notes, in their order, to keep where you keep things.</p>
            <DownloadFile entries={entries} />
          </div>
        )}
        {isEmpty ? null : (
          <div>
            <h3>A private link</h3>
            <p className="small quiet">
              The whole list is in the link, in the part that browsers never send. Whoever has the link can
              read it.
            </p>
            <PrivateLink entries={entries} />
          </div>
        )}
        <div>
          <h3>Bring in a file</h3>
          <p className="small quiet">
            A file downloaded here, from this browser or another. It adds to your list.
          </p>
          <BringFile />
        </div>
        <div>
          <h3>Bring in names you wrote down</h3>
          <PasteNames />
        </div>
      </div>
    </section>
  );
}
