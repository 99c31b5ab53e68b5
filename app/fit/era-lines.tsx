import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitBook, Usage } from "#domain/fit/book/fit-book.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { distinct } from "./distinct.ts";

const { era } = FIT_PAGE;
/** Units of the drawing: a decade's step and bar, and the height of the highest. */
const STEP = 10;
const BAR = 8;
const HIGHEST = 27;

type Props = { readonly names: readonly NamePart[]; readonly book: FitBook };

/** The decades of the children's names, one under the other, and how usual each is now; nothing where there is only one to draw. */
export function EraLines({ names, book }: Props) {
  const rows = distinct(names).map(({ written, letters }) => ({
    written,
    letters,
    drawn: book.eraOf(letters),
    usage: usageWords(book.usageOf(letters)),
  }));
  if (rows.filter(({ drawn }) => drawn !== undefined).length < 2) return null;
  return (
    <section className="fit-eras" aria-labelledby="fit-eras">
      <h3 id="fit-eras">{era.heading}</h3>
      <p className="meta">{era.lead}</p>
      <ul>
        {rows.map(({ written, letters, drawn, usage }) => (
          <li key={letters}>
            <div>
              <b>{written}</b>
              <span className="meta num">{usage}</span>
            </div>
            {drawn === undefined ? null : (
              <svg
                viewBox={`0 0 ${drawn.decades.length * STEP} ${HIGHEST + 1}`}
                role="img"
                aria-label={fillIn(era.figure, { name: written, peak: `${drawn.peak}` })}
              >
                <path d={barsOf(drawn.decades)} />
              </svg>
            )}
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

function usageWords(usage: Usage | undefined): string {
  if (usage === undefined) return era.unknown;
  return usage.oneIn === null ? era.rare : fillIn(era.usage, { count: formatCount(usage.oneIn) });
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
