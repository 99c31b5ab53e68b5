import { Link } from "react-router";
import { ALSO } from "#content/name-page/section-words.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { HtmlPart } from "#app/ui/html-part.tsx";
import type { Parts } from "#app/head/page-parts.ts";
import type { NameView } from "#app/names/page/build-name-view.ts";
import { Acts } from "./acts.tsx";
import { HearIt } from "./hear-it.tsx";
import { PART_OF_NOW } from "#app/names/page/part-names.ts";
import type { MeaningView } from "#app/names/page/meaning-view.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/sparkline/sparkline.css";
import "./hero-width.css";
import "./hero.css";

type Props = { readonly words: NameView; readonly parts: Parts | null };

/** What a parent wants at once: the name, how it is said, what it means, how many have it, and what to do with it. */
export function Hero({ words, parts }: Props) {
  const { babyName, hero, meaning } = words;
  const { say, now } = hero;
  return (
    <div className="hero">
      <div className="hero-name">
        <div className="hero-top">
          <GenderTag gender={babyName.gender} />
          <span className="meta num quiet">{hero.share}</span>
        </div>
        <h1 data-fonts={hero.width}>{babyName.name}</h1>
        {say === null ? null : (
          <p className="pron">
            <HearIt respelling={say.respelling} label={say.label} />
            <span className="ipa">{say.ipa}</span>
            <span className="meta">{say.beats}</span>
            {say.source === null ? null : <span className="ipa">{say.source}</span>}
          </p>
        )}
        <Gloss meaning={meaning} />
      </div>
      <div className="hero-now">
        <div className="now num">
          {now.hasCurve ? <HtmlPart as="span" name={PART_OF_NOW} parts={parts} /> : null}
          <p>
            <b>{now.figure}</b>
            <span>{now.text}</span>
          </p>
        </div>
        <Acts words={words} />
      </div>
    </div>
  );
}

/** The meaning, its origin, and that it is disputed, if it is. */
function Gloss({ meaning: { gloss, quoted, origins, certainty } }: { readonly meaning: MeaningView }) {
  return (
    <div className="hero-mean">
      <p>{quoted ? <span className="gloss">{`“${gloss}”`}</span> : gloss}</p>
      {certainty === null ? null : (
        <p className="small quiet">
          {origins.map(({ label, href }, place) => (
            <span key={label}>
              {place === 0 ? "" : `, ${ALSO} `}
              {href === null ? (
                label
              ) : (
                <Link to={href} discover="none">
                  {label}
                </Link>
              )}
            </span>
          ))}
          {certainty.isDisputed ? `. ${certainty.word}.` : "."}
        </p>
      )}
    </div>
  );
}
