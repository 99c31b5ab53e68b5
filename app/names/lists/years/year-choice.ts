import { LIST_PAGE } from "#content/lists/list-page.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import {
  decadeSpan,
  type Span,
  spanAfter,
  spanBefore,
  spanSlug,
  type Years,
  yearSpan,
} from "#domain/names/lists/span.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listPath } from "#app/names/lists/list-path.ts";

type Step = { readonly label: string; readonly path: string };

/** For the lists that there are one of each year and decade. */
export type YearChoice = {
  /** Where the form asks: the list of the newest year. */
  readonly action: string;
  /** What is shown: "1985", "1980s". */
  readonly chosen: string;
  readonly first: number;
  readonly last: number;
  readonly before: Step | null;
  readonly after: Step | null;
  /** Of a year: its decade. */
  readonly decade: Step | null;
  /** Of a decade: its years. */
  readonly within: readonly Step[];
};

/** Null for all other lists. */
export function yearChoice(request: ListRequest, years: Years): YearChoice | null {
  if (!("span" in request)) return null;
  const { span } = request;
  const step = (to: Span | null, label = to && spanSlug(to)) =>
    to && { label: label ?? "", path: listPath({ ...request, span: to }) };
  const isDecade = span.kind === "decade";
  const decade = decadeSpan(span.from, years);
  return {
    action: listPath({ ...request, span: yearSpan(years.lastYear, years) }),
    chosen: spanSlug(span),
    first: years.firstYear,
    last: years.lastYear,
    before: step(spanBefore(span, years)),
    after: step(spanAfter(span, years)),
    decade: isDecade ? null : step(decade, fillInAll(LIST_PAGE.year.decade, { decade: spanSlug(decade) })),
    within: isDecade
      ? Array.from({ length: span.to - span.from + 1 }, (_, place) => yearSpan(span.from + place, years)).map(
          (year) => ({ label: spanSlug(year), path: listPath({ ...request, span: year }) }),
        )
      : [],
  };
}
