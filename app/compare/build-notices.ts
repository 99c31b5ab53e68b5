import { nameText, parseNameText, formatNameText } from "#domain/compare/name-text.ts";
import { type CompareRequest, MOST_LINES } from "#domain/compare/compare-request.ts";
import type { ResolvedNames } from "#domain/compare/resolve-names.ts";
import type { AddressWith } from "./compare-address.ts";
import type { Notice } from "./compare-view.ts";
import type { CompareBooks } from "./compare-books.ts";
import { faultWords } from "./fault-words.ts";
import { called } from "./line-names.ts";

/** Real names that are offered for a spelling on no record. */
const OFFERED = 3;

/** What could not be had as it was asked for, and ways out. Nothing that was typed is lost: it stays in the address. */
export function buildNotices(
  { names: book, compare }: CompareBooks,
  request: CompareRequest,
  { drawn, waiting, unknown }: ResolvedNames,
  address: AddressWith,
): readonly Notice[] {
  const kept = [...drawn, ...waiting].map(nameText);
  const strangers = unknown.map((text) => {
    const others = unknown.filter((each) => each !== text);
    const asked = parseNameText(text);
    const near = book.didYouMean(asked.name, OFFERED);
    return {
      text: `We have no records of “${asked.name}”.${near.length === 0 ? "" : " Did you mean:"}`,
      ways: [
        ...near.map(({ id, name }) => ({
          label: name,
          to: address({ names: [...kept, formatNameText({ ...asked, name: id }), ...others] }),
        })),
        { label: "Leave it out", to: address({ names: [...kept, ...others] }) },
      ],
    };
  });
  const crowd =
    waiting.length === 0
      ? []
      : [
          {
            text: `A chart shows up to ${MOST_LINES} names. Pick one below to replace the last one:`,
            ways: waiting.map((asked) => ({
              label: called(book.summary(asked.id)?.name ?? asked.id, asked.among),
              to: address({ names: exchanged(kept, nameText(asked), unknown) }),
            })),
          },
        ];
  const faults = request.faults.map((fault) => ({ text: faultWords(fault, compare.records), ways: [] }));
  return [...strangers, ...crowd, ...faults];
}

/** A waiting name takes the last place on the chart, and whoever had it waits next. */
function exchanged(kept: readonly string[], text: string, unknown: readonly string[]): readonly string[] {
  const others = kept.filter((each) => each !== text);
  return [...others.slice(0, MOST_LINES - 1), text, ...others.slice(MOST_LINES - 1), ...unknown];
}
