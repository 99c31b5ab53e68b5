import { RULE_WORDS } from "#content/fit/reasons.ts";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

/** The rules in words, which can be tried aloud without JavaScript. */
export function FitRules() {
  const { rules } = FIT_PAGE;
  return (
    <section className="shell sec noprint" aria-labelledby="fit-rules">
      <SectionHead id="fit-rules" title={rules.heading} />
      <p className="fit-text">{rules.lead}</p>
      <dl className="fit-rules">
        {Object.values(RULE_WORDS).map(({ title, about: listens }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{listens}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
