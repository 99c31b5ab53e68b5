import { nameText } from "#domain/compare/name-text.ts";
import type { RequestedName, CompareRequest } from "#domain/compare/compare-request.ts";
import type { ComparedLine } from "#domain/compare/compare-book.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import type { ResolvedNames } from "#domain/compare/resolve-names.ts";
import type { AddressWith } from "./compare-address.ts";
import type { LineView } from "./compare-view.ts";
import type { CompareBooks } from "./compare-books.ts";
import { buildWhose } from "./build-whose.ts";
import { called, whoseWord } from "./line-names.ts";
import { lineStyles } from "./chart/line-style.ts";
import { valueWords } from "./value-words.ts";

/** A line with all that is told of it. */
export type DrawnLine = {
  readonly asked: RequestedName;
  readonly summary: NameSummary;
  readonly line: LineView;
  /** Under the name at the end of the line. */
  readonly endWords: string;
  /** Where it ends, in a sentence. */
  readonly spoken: string;
};

export function buildLines(
  { names: book, compare }: CompareBooks,
  { drawn, keys }: Pick<ResolvedNames, "drawn" | "keys">,
  { measure, years, names }: CompareRequest & { readonly names: readonly string[] },
  address: AddressWith,
): readonly DrawnLine[] {
  const known = drawn.flatMap((asked) => {
    const summary = book.summary(asked.id);
    return summary === undefined ? [] : [{ asked, summary, told: compare.line(asked, measure, years) }];
  });
  const styles = lineStyles(known.map(({ told }) => told.of));
  /** Whether a name is on the chart for others, too. */
  const isSplit = ({ id, among }: RequestedName) =>
    known.some(({ asked }) => asked.id === id && asked.among !== among);
  /** By rank a name draws the same curve as the sex among which it is usually ranked, if that is on the chart, too. */
  const isUsual = ({ asked: { id, family, among }, told }: (typeof known)[number]) =>
    measure === "rank" &&
    among === null &&
    known.some(({ asked }) => asked.id === id && asked.family === family && asked.among === told.rankedAmong);
  return known.map((each, place) => {
    const { asked, summary, told } = each;
    const key = nameText(asked);
    const family = compare.familyOf(asked.id);
    const otherSpelling = nameText({ ...asked, family: !asked.family });
    const whose = whoseWord(told, measure);
    const asUsual = isUsual(each);
    const isAskedFor = asked.among !== null || isSplit(asked);
    const isLabelled = asked.among !== null || told.forBoth;
    const line: LineView = {
      key,
      slot: `${asked.id} ${known.slice(0, place).filter((other) => other.asked.id === asked.id).length}`,
      id: asked.id,
      name: summary.name,
      called: called(summary.name, isAskedFor && !asUsual ? whose : null),
      whose: isLabelled && !asUsual ? whose : null,
      factsWhose: isLabelled ? whoseWord(told, "births") : null,
      whoseElse: isLabelled
        ? buildWhose(
            {
              asked,
              name: summary.name,
              whose,
              known: { usually: COUNTED_FOR[summary.gender], familyKey: family?.key },
              measure,
            },
            { names, keys },
            address,
          )
        : null,
      of: told.of,
      rankedAmong: told.rankedAmong,
      asUsual,
      family: asked.family,
      style: styles[place] ?? { stroke: 0, hollow: false, color: "ink" },
      values: told.values,
      spellings:
        family === undefined
          ? null
          : {
              label: asked.family ? `Only ${summary.name}` : `All ${family.spellings.length} spellings`,
              to: address({ names: names.map((name) => (name === key ? otherSpelling : name)) }),
              all: family.spellings.join(", "),
            },
      without: address({ names: names.filter((name) => name !== key) }),
    };
    return { asked, summary, line, ...endOf(line, told, years.from, measure) };
  });
}

/** How a line ends: in the last year of the span, or before it. */
function endOf(line: LineView, { last }: ComparedLine, from: number, measure: CompareRequest["measure"]) {
  const place = line.values.findLastIndex((value) => value !== null);
  const value = line.values[place] ?? null;
  if (value === null) return { endWords: "", spoken: valueWords(null, measure, line) };
  const year = from + place;
  const isLast = place === line.values.length - 1;
  const words =
    measure === "million" && last !== null
      ? `1 in ${formatCount(last.oneIn)}`
      : measure === "rank"
        ? `No. ${formatCount(value)}`
        : formatCount(value);
  return {
    endWords: isLast ? words : `last in ${year}`,
    spoken: `${valueWords(value, measure, line)} in ${year}`,
  };
}
