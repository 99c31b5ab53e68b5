import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { beatsOf } from "#domain/fit/rules/stress.ts";
import { distinct } from "./distinct.ts";
import { fitToPrint } from "./fit-to-print.ts";

const { heard } = FIT_PAGE;

/** Each name as we hear it, its beats as dots, and whether that is a guess. */
export function HeardParts({ parts }: { readonly parts: readonly NamePart[] }) {
  return (
    <div className="fit-heard">
      <ul aria-label={heard.label}>
        {distinct(parts).map((part) => (
          <li key={part.letters}>
            <span className="fit-beats" aria-hidden="true">
              {placed(beatsOf(part)).map(({ beat, place }) => (
                <i key={place} data-beat={beat} />
              ))}
            </span>
            <b>{fitToPrint(part)}</b>
            {part.source === "guess" || part.source === "family" ? (
              <span className="fit-guess">{heard[part.source]}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="meta">{heard.source}</p>
    </div>
  );
}

function placed(beats: readonly number[]) {
  return beats.map((beat, place) => ({ beat, place }));
}
