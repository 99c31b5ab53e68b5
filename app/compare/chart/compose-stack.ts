import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import { nameText } from "#domain/compare/name-text.ts";
import type { CompareRequest } from "#domain/compare/compare-request.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { COUNTED_FOR, formatCount } from "#domain/names/records/one-in.ts";
import { decadeOf } from "#domain/names/records/share-curve.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { AddressWith } from "#app/compare/compare-address.ts";
import { type Band, drawStack } from "./draw-stack.ts";
import type { StackView } from "./stack-words.ts";

const TONES = { girl: "girl", boy: "boy", unisex: "both" } as const satisfies Record<Gender, Band["tone"]>;
const { explorer } = COMPARE_PAGE;

type Books = { readonly names: Pick<NameBook, "summary">; readonly compare: CompareBook };

/** All names with the beginning asked for; null when there is none in these years. */
export function buildStackView(
  { names: book, compare }: Books,
  { start, whose, years, names }: CompareRequest,
  address: AddressWith,
): StackView | null {
  const found = compare.startingWith(start, whose, years);
  if (found.named.length === 0) return null;
  const rows = found.named.map(({ id, name, births, perMillion }) => {
    const summary = book.summary(id);
    const usually = summary && COUNTED_FOR[summary.gender];
    const among = whose === "babies" || whose === usually ? null : whose;
    const text = nameText({ id, family: false, among });
    const best = perMillion.indexOf(Math.max(...perMillion));
    return {
      key: id,
      id,
      name: summary?.name ?? name,
      births: formatCount(births),
      latest: formatCount(perMillion.at(-1) ?? 0),
      best: String(years.from + best),
      compare: address({ names: [...(names ?? []).filter((other) => other !== text), text] }),
      values: perMillion,
    };
  });
  const others =
    found.others === 0
      ? null
      : {
          words: fillIn(explorer.others, { count: formatCount(found.others) }),
          values: found.othersPerMillion,
        };
  const bands: Band[] = [
    ...rows.map((row) => ({ ...row, tone: TONES[book.summary(row.id)?.gender ?? "unisex"] })),
    ...(others === null
      ? []
      : [{ key: "", name: others.words, tone: "others" as const, values: others.values }]),
  ];
  const span = `${years.from}–${years.to}`;
  const caption = fillIn(explorer.caption, { whose, years: span });
  const decades = [...new Set(rows[0]?.values.map((_, year) => decadeOf(years.from + year)))];
  return {
    heading: fillIn(explorer.heading, { start: ssaSpelling(start) }),
    caption,
    label: `${caption}. ${rows
      .slice(0, 5)
      .map(({ name, best }) => `${name}, highest in ${best}`)
      .join("; ")}.`,
    drawing: drawStack(bands, years),
    names: rows,
    others,
    heads: explorer.heads.map((head) => fillIn(head, { years: span, year: String(years.to) })),
    decades,
    byDecade: bands.map(({ key, name, values }) => ({
      key,
      name,
      cells: decades.map((decade) => formatCount(meanOf(values, decade - years.from))),
    })),
  };
}

/** Mean of the years of a decade that the span covers, to one decimal. */
function meanOf(values: readonly number[], from: number): number {
  const part = values.slice(Math.max(0, from), from + 10);
  return Math.round((10 * part.reduce((sum, each) => sum + each, 0)) / Math.max(1, part.length)) / 10;
}
