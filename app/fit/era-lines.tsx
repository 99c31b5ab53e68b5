import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitBook } from "#domain/fit/fit-book.ts";
import type { Part } from "#domain/fit/full-name.ts";
import { fillIn } from "#domain/site/fill-in.ts";
import { distinct } from "./distinct.ts";

const { era } = FIT_PAGE;
/** Units of the drawing: a decade's step and bar, and the height of the highest. */
const STEP = 10;
const BAR = 8;
const HIGHEST = 27;

type Props = { readonly names: readonly Part[]; readonly eraOf: FitBook["eraOf"] };

/** The decades of the children's names, one under the other; nothing for a child alone. */
export function EraLines({ names, eraOf }: Props) {
  const known = distinct(names).flatMap((part) => {
    const found = eraOf(part.letters);
    return found === undefined ? [] : [{ ...part, ...found }];
  });
  if (known.length < 2) return null;
  return (
    <section className="fit-eras" aria-labelledby="fit-eras">
      <h3 id="fit-eras">{era.heading}</h3>
      <p className="meta">{era.lead}</p>
      <ul>
        {known.map(({ written, letters, decades, peak }) => (
          <li key={letters}>
            <b>{written}</b>
            <svg
              viewBox={`0 0 ${decades.length * STEP} ${HIGHEST + 1}`}
              role="img"
              aria-label={fillIn(era.figure, { name: written, peak: `${peak}` })}
            >
              <path d={barsOf(decades)} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="fit-axis meta num" aria-hidden="true">
        <span>{era.from}</span>
        <span>{era.to}</span>
      </p>
    </section>
  );
}

/** A bar for each decade; one of height 1 where there was next to nothing. */
function barsOf(decades: readonly number[]): string {
  return decades
    .map((share, at) => {
      const height = 1 + (share * HIGHEST) / 9;
      return `M${at * STEP + 1} ${HIGHEST + 1 - height}h${BAR}v${height}h-${BAR}z`;
    })
    .join("");
}
