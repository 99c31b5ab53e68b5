import { oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import { leadingCurves } from "./leading-curves.ts";
import type { TopName, TopNames } from "./top-list.ts";
import { type Ranked, rankIn } from "./rank-names.ts";
import { type Span, spanBefore } from "./span.ts";
import { spanFacts } from "./span-facts.ts";

/** How long the list is. */
export const TOP = 100;

/** The names given most in a year or a decade, in the order of SSA's ranks: ties in alphabetical order. And what can be told of that time. */
export function topNames(records: BirthRecords, sex: Sex, span: Span): TopNames {
  const earlier = spanBefore(span, records);
  const now = rankIn(records, sex, span);
  const before = earlier && rankIn(records, sex, earlier);
  const leading = now.names.slice(0, TOP);
  const row = ({ record, births }: Ranked, place: number): TopName => {
    const was = before?.rankOf.get(record);
    return {
      id: idOf(records, record),
      name: writtenName(records, record),
      rank: place + 1,
      births,
      oneIn: oneInOf(births, now.listed) ?? 0,
      change: was === undefined ? null : was - (place + 1),
    };
  };
  return {
    span,
    rows: leading.map(row),
    facts: spanFacts({ records, sex, span, now, before, top: TOP }),
    curves: leadingCurves(records, sex, leading),
  };
}
