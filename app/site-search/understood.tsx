import { SEARCH_PAGE } from "#content/site/search-page.ts";
import type { ToldAnswer } from "#domain/site-search/told-answer.ts";

/** What was understood of a query, each with its rule, and what nothing answers to. */
export function Understood({
  told: { understood, notUnderstood },
}: {
  readonly told: Pick<ToldAnswer, "understood" | "notUnderstood">;
}) {
  if (understood.length === 0 && notUnderstood.length === 0) return null;
  return (
    <div className="srch-read small">
      {understood.length === 0 ? null : (
        <dl aria-label={SEARCH_PAGE.understood}>
          {understood.map(({ kind, label, rule }) => (
            <div key={`${kind} ${label}`}>
              <dt>{label}</dt>
              <dd className="quiet">{rule}</dd>
            </div>
          ))}
        </dl>
      )}
      {notUnderstood.length === 0 ? null : (
        <p>
          {SEARCH_PAGE.notUnderstood} <b>{notUnderstood.join(", ")}</b>
        </p>
      )}
    </div>
  );
}
