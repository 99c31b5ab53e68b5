/** First and last year. */
type YearSpan = { readonly from: number; readonly to: number };

/** The years of "1940s-1960s" (1940 to 1969) or of a single "1940s". */
export function yearsOf(span: string): YearSpan {
  const decades = span.match(/\d{4}/g) ?? [];
  const first = Number(decades[0] ?? Number.NaN);
  const last = Number(decades[1] ?? first);
  return { from: first, to: last + 9 };
}

/** Whether a decade ("1940s") lies within a span. */
export function holdsDecade(span: string, decade: string): boolean {
  const { from, to } = yearsOf(span);
  const wanted = yearsOf(decade);
  return wanted.from >= from && wanted.to <= to;
}
