import { TIPS_TITLE } from "#content/finder/finder-words.ts";
import { NAMING_TIPS } from "#content/site/naming-tips.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

export function NamingTips() {
  return (
    <section className="shell sec" aria-labelledby="tips-title">
      <SectionHead id="tips-title" title={TIPS_TITLE} />
      <ul className="tips">
        {NAMING_TIPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="small quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
