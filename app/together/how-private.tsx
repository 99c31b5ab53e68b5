import { TOGETHER_PAGE } from "#content/site/together-page.ts";

const { about: WORDS } = TOGETHER_PAGE;

/** The promise in a line; how it is kept, folded up. */
export function HowPrivate({ promise = "" }: { readonly promise?: string }) {
  return (
    <details className="tog-private noprint">
      <summary>
        {promise === "" ? null : <span>{promise} </span>}
        <span className="tog-change">{WORDS.heading}</span>
      </summary>
      <ul className="tog-points">
        {WORDS.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
