import { FIT_PAGE } from "#content/site/fit-page.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { readName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { NOTHING_TYPED } from "#domain/fit/stored-fit.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import book from "#data/fit/book.json";

const { summary } = FIT_PAGE;
const opened = openBook(book);

/** What the full-name check says of a saved name with the surname: "sounds good", else how much weighs most. Runs on the device. */
export function judgeSaved(first: string, { last, sound }: Pick<TypedName, "last" | "sound">): string {
  const findings = judgeFit(readName({ ...NOTHING_TYPED, first, last, sound }, opened), opened);
  const counted = (["caution", "listen"] as const)
    .map((wanted) => ({ wanted, count: findings.filter(({ verdict }) => verdict === wanted).length }))
    .find(({ count }) => count > 0);
  if (counted === undefined) return summary.short;
  const words = counted.wanted === "caution" ? summary.cautions : summary.listens;
  return fillIn(words[counted.count === 1 ? "one" : "many"], { count: `${counted.count}` });
}
