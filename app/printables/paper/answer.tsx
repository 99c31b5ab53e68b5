import { TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import type { Entry } from "#domain/printables/sheet.ts";

type Props = {
  readonly entry: Entry;
  /** What stands there; empty where it is blank. */
  readonly said: string;
};

/** A blank of the paper: room for a pen, what was filled in, or the boxes of a choice. */
export function FilledAnswer({ entry, said }: Props) {
  if (entry.kind === "tick") return <Box ticked={said !== ""} />;
  if (entry.kind !== "choice") return said === "" ? null : <span className="sheet-said">{said}</span>;
  return (
    <span className="sheet-choices">
      {entry.choices.map((choice) => (
        <span key={choice} className="sheet-choice">
          <Box ticked={choice === said} />
          {choice}
        </span>
      ))}
    </span>
  );
}

/** A box to tick; a ticked one says so. */
export function Box({ ticked }: { readonly ticked: boolean }) {
  return (
    <>
      <svg className="sheet-box" viewBox="0 0 12 12" aria-hidden="true">
        <rect x="0.75" y="0.75" width="10.5" height="10.5" rx="1" />
        {ticked ? <path d="M2.8 6.3l2.3 2.4 4.2-5.6" /> : null}
      </svg>
      {ticked ? <span className="vh">{TEMPLATE_PAGE.ticked}: </span> : null}
    </>
  );
}
