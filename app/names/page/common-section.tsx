import { SectionHead } from "#app/ui/section-head.tsx";
import type { CommonFact } from "./common-words.ts";

export function CommonSection({ facts }: { readonly facts: readonly CommonFact[] }) {
  return (
    <section aria-labelledby="common">
      <SectionHead id="common" title="How common, really" />
      <ul className="common num">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <b>{figure}</b> <span className="small quiet">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
