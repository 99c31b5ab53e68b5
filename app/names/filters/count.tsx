import { formatCount } from "#domain/names/records/one-in.ts";
import "./filters.css";

/** The number of names behind a choice, where it is counted. */
export function Count({ of }: { readonly of: number | null }) {
  if (of === null) return null;
  return (
    <span className="flt-n num">
      {formatCount(of)}
      <span className="vh">{namesWord(of)}</span>
    </span>
  );
}

/** The same as the server writes it in long lists. */
export function countHtml(of: number | null): string {
  if (of === null) return "";
  return `<span class="flt-n num">${formatCount(of)}<span class="vh">${namesWord(of)}</span></span>`;
}

function namesWord(of: number): string {
  return of === 1 ? " name" : " names";
}
