import { useMemo } from "react";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { namePath } from "#app/names/card/name-of-card.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { GENDER_WORDS, GenderMark, genderMarkHtml } from "#app/ui/gender-mark.tsx";
import { GENDERS } from "#domain/names/entry/gender.ts";
import type { StarterName } from "./home-page.ts";

/** The starter set as a running line of names: marks stand alone, because the key is beside the heading. */
export function StarterNames({ names }: { readonly names: readonly StarterName[] }) {
  return (
    <section className="shell starters" aria-labelledby="starters-title">
      <SectionHead id="starters-title" title="Fifty names to begin with">
        <p className="legend">
          {GENDERS.map((gender) => (
            <span key={gender} className="tag">
              <GenderMark gender={gender} />
              {GENDER_WORDS[gender]}
            </span>
          ))}
        </p>
      </SectionHead>
      <ul dangerouslySetInnerHTML={useMemo(() => ({ __html: names.map(starterHtml).join("") }), [names])} />
    </section>
  );
}

/** They never change: as text they are rendered, and made alive, at once. */
function starterHtml({ id, name, gender }: StarterName): string {
  const words = GENDER_WORDS[gender].toLowerCase();
  return `<li><a class="name-link" href="${namePath(id)}">${genderMarkHtml(gender)}${escapeHtml(name)}<span class="vh">, ${words}</span></a></li>`;
}
