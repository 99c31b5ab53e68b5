import { DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import type { Counters as Figures } from "#domain/directory/counters.ts";
import "./counters.css";

const WORDS = DIRECTORY_WORDING.counters;

/** What the whole directory holds, in four figures. */
export function Counters({ national, local, international, categories }: Figures) {
  return (
    <dl className="dir-counters num">
      <Counter label={WORDS.national} count={national} />
      <Counter label={WORDS.local} count={local} />
      <Counter label={WORDS.international} count={international} />
      <Counter label={WORDS.categories} count={categories} />
    </dl>
  );
}

function Counter({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
