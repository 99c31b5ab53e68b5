import { Link } from "react-router";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { Citations } from "#app/names/page/citations.tsx";
import type { NameView } from "#app/names/page/build-name-view.ts";
import { Facts } from "#app/names/page/facts.tsx";
import { HearIt } from "./hear-it.tsx";
import type { MeaningView } from "#app/names/page/meaning-view.ts";
import "#app/saved-names/save-button.css";
import "./hero-width.css";
import "./hero.css";

/** What a parent wants at once: the name, how it is said, what it means, how sure that is, and Save. */
export function Hero({ words: { babyName, hero, meaning, facts, doors } }: { readonly words: NameView }) {
  const { say } = hero;
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
            <b>{say.respelling}</b>
            <span className="ipa">{say.ipa}</span>
            <span className="meta">{say.beats}</span>
            {say.source === null ? null : <span className="ipa">{say.source}</span>}
            <HearIt respelling={say.respelling} />
          </p>
        )}
        <Gloss meaning={meaning} />
      </div>
      <div className="acts">
        <SaveButton babyName={babyName} main />
        {doors.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </div>
      <Facts facts={facts} />
    </div>
  );
}

function Gloss({ meaning }: { readonly meaning: MeaningView }) {
  const { gloss, quoted, origin, confidence, citations } = meaning;
  return (
    <div className="hero-mean">
      <p>{quoted ? <span className="gloss">“{gloss}”</span> : gloss}</p>
      {origin === null || confidence === null ? null : (
        <p className="small quiet">
          <b>{origin}.</b> {`${confidence.grade}: ${confidence.short}.`}
          <Citations citations={citations} brief />
        </p>
      )}
    </div>
  );
}
