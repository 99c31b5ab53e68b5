import { SectionHead } from "#app/ui/section-head.tsx";
import { Citations } from "./citations.tsx";
import type { MeaningWords } from "./meaning-words.ts";

export function MeaningSection({ meaning }: { readonly meaning: MeaningWords }) {
  const { gloss, origin, note, confidence, citations, accents } = meaning;
  return (
    <section className="mean" aria-labelledby="meaning">
      <SectionHead id="meaning" title="Origin and meaning">
        {origin === null ? null : <span className="meta">{origin}</span>}
      </SectionHead>
      <p className="key">{gloss.slice(0, 1).toUpperCase() + gloss.slice(1)}</p>
      <p>{note}</p>
      {accents === null ? null : <p>{accents}</p>}
      {confidence === null ? null : (
        <p className="src">
          <b>{`${confidence.grade}:`}</b> {confidence.long}
          <Citations citations={citations} />
        </p>
      )}
    </section>
  );
}
