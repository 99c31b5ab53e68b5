import { RECORDS } from "#content/site/records-edition.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { glossWords } from "#app/names/card/gloss-words.ts";
import { originWords } from "#app/names/card/origin-words.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import "./name-rows.css";

type Row = NameSummary & { readonly why: { readonly text: string }; readonly href: string };

type Props = {
  readonly names: readonly Row[];
  /** The answer to a question about one of them. */
  readonly fact: { readonly id: string; readonly says: string } | null;
};

/** Names among other results, a line each: what it means, how common it is, why it was found. */
export function NameRows({ names, fact }: Props) {
  return (
    <ul className="nrow">
      {names.map((row) => (
        <li key={row.id}>
          <h3>
            <a className="name-link" href={row.href}>
              {row.name}
            </a>{" "}
            <GenderTag gender={row.gender} />
          </h3>
          {fact?.id === row.id ? <p className="nrow-fact">{fact.says}</p> : null}
          <p className="small quiet">
            <Gloss summary={row} /> <span className="meta num">{detailsOf(row)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Gloss({ summary }: { readonly summary: NameSummary }) {
  const { words, quoted } = glossWords(summary);
  return <>{quoted ? `“${words}”` : `${words}.`}</>;
}

function detailsOf({ origin, oneIn, why }: Row): string {
  return [originWords(origin), ...(oneIn === null ? [] : [oneInWords(oneIn, RECORDS.floor)]), why.text].join(
    " · ",
  );
}
