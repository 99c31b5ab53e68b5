import { href } from "react-router";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { useIsSaved } from "#app/saved-names/use-saved-names.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { Sparkline } from "#app/ui/sparkline.tsx";
import { countedWords } from "./counted-words.ts";
import { glossWords } from "./gloss-words.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { originWords } from "./origin-words.ts";
import { reasonWords } from "./reason-words.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/sparkline.css";
import "./name-grid.css";

type Props = {
  readonly summary: NameSummary;
  readonly years: Years;
  /** Why the name is suggested; such a card may stand on the page of its name's saved row. */
  readonly reasons?: readonly string[];
  /** Why the name was found. */
  readonly why?: string | undefined;
  /** Without a network a card has no curve. */
  readonly withCurve?: boolean;
};

/** From so many letters on, a name is set smaller: a column holds no more. */
const LONG_NAME_LETTERS = 11;

/**
 * One name of the grid: to whom it is given, whence it comes, what it says, how it fared. Its link is a plain one, which the
 * frame follows (use-follow.ts).
 */
export function NameCard({ summary, years, reasons, why, withCurve = true }: Props) {
  const { id, name, gender, origin, spark } = summary;
  const lines = reasons ?? (why === undefined ? [] : [why]);
  const { isSaved } = useIsSaved(id);
  return (
    <li className="nm">
      <div className="nm-top">
        <GenderTag gender={gender} />
        <span className="meta">{originWords(origin)}</span>
        <i className="rib" data-saved={isSaved ? "" : undefined} aria-hidden="true" />
      </div>
      <h3 className="nm-n" data-long={name.length >= LONG_NAME_LETTERS ? "" : undefined}>
        <a className="name-link" href={href("/names/:slug", { slug: id })}>
          {name}
        </a>
      </h3>
      <Gloss summary={summary} />
      {lines.length === 0 ? null : <p className="nm-why">{reasonWords(lines)}</p>}
      <div className="nm-s">
        {withCurve ? <Sparkline spark={spark} name={name} {...years} size="card" /> : null}
        <span className="meta num">{countedWords(summary.oneIn, years.lastYear)}</span>
      </div>
      <SaveButton babyName={summary} anchor={`${reasons === undefined ? "save" : "like"}-${id}`} />
    </li>
  );
}

function Gloss({ summary }: { readonly summary: NameSummary }) {
  const { words, quoted } = glossWords(summary);
  return quoted ? <p className="gloss nm-m">{`“${words}”`}</p> : <p className="nm-m nm-plain">{words}</p>;
}
