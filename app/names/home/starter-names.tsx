import { href } from "react-router";
import { STARTERS_TITLE } from "#content/finder/finder-words.ts";
import "#app/ui/fold.css";
import { GENDER_WORDS, GenderMark } from "#app/ui/gender-mark.tsx";
import { GENDERS } from "#domain/names/entry/gender.ts";
import type { StarterName } from "./home-page.ts";

/** The starter set as a running line of names, folded away: marks stand alone, because the key is beside the heading. */
export function StarterNames({ names }: { readonly names: readonly StarterName[] }) {
  return (
    <section className="shell starters" aria-labelledby="starters-title">
      <details className="fold">
        <summary>
          <h2 id="starters-title">{STARTERS_TITLE}</h2>
        </summary>
        <p className="legend">
          {GENDERS.map((gender) => (
            <span key={gender} className="tag">
              <GenderMark gender={gender} />
              {GENDER_WORDS[gender]}
            </span>
          ))}
        </p>
        <ul>
          {names.map(({ id, name, gender }) => (
            <li key={id}>
              <a className="name-link" href={href("/names/:slug", { slug: id })}>
                <GenderMark gender={gender} />
                {name}
                <span className="vh">, {GENDER_WORDS[gender].toLowerCase()}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
