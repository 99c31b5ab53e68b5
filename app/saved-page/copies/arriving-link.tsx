import { useNavigate } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { type ParsedListLink, readLink } from "#domain/saved-names/private-link.ts";
import type { NotedName } from "#domain/saved-names/saved-names.ts";
import { listedWithComma } from "#domain/locale/lists.ts";
import { useFragment } from "#app/private-links/use-fragment.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { MergeStatus } from "./merge-status.tsx";
import { useMerge } from "./use-merge.ts";

/** Shows what a private link holds, and adds it only when the visitor says so: anybody can send a link. */
export function ArrivingLink({ entries }: { readonly entries: readonly SavedEntry[] }) {
  const reading = readLink(useFragment());
  const navigate = useNavigate();
  const { state, merge } = useMerge();

  const clean = () => void navigate(PATHS.saved, { replace: true, preventScrollReset: true });
  const add = async (names: readonly NotedName[]) => {
    if (await merge(names)) clean();
  };

  return (
    <>
      {reading.kind === "none" ? null : (
        <section className="svp-note svp-arriving noprint" aria-labelledby="link-title">
          <div>
            <h2 id="link-title">{title(reading)}</h2>
            <p className="quiet">{explanation(reading, entries)}</p>
          </div>
          <div className="svp-buttons">
            {reading.kind === "list" ? (
              <button
                type="button"
                className="btn btn-primary"
                disabled={state.kind === "merging"}
                onClick={() => void add(reading.names)}
              >
                {state.kind === "merging" ? SAVED_PAGE.adding : SAVED_PAGE.addThem}
              </button>
            ) : null}
            <button type="button" className="btn btn-quiet" onClick={clean}>
              {reading.kind === "list" ? SAVED_PAGE.notNow : SAVED_PAGE.ok}
            </button>
          </div>
        </section>
      )}
      <MergeStatus state={state} />
    </>
  );
}

type Shown = Exclude<ParsedListLink, { kind: "none" }>;

function title(reading: Shown): string {
  switch (reading.kind) {
    case "list":
      return `This link has ${reading.names.length === 1 ? "1 name" : `${reading.names.length} names`}`;
    case "newer version":
      return "This link is newer than this page";
    case "broken":
      return "This link is incomplete";
  }
}

const FIRST_NAMES = 8;

function explanation(reading: Shown, entries: readonly SavedEntry[]): string {
  switch (reading.kind) {
    case "list": {
      const ids = reading.names.map(({ nameId }) => nameId);
      const kept = new Set(entries.map(({ nameId }) => nameId));
      const known = ids.filter((id) => kept.has(id)).length;
      const more = ids.length - FIRST_NAMES;
      const listed = ids.slice(0, FIRST_NAMES).map((id) => id.charAt(0).toUpperCase() + id.slice(1));
      const names = listedWithComma(more > 0 ? [...listed, `${more} more`] : listed);
      return known === 0 ? `${names}.` : `${names}. ${known} of them already on your list.`;
    }
    case "newer version":
      return "Reload the page, then open the link again.";
    case "broken":
      return "Part of it is missing. Ask for the link again and copy all of it. Nothing was added to your list.";
  }
}
