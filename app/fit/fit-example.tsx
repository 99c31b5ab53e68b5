import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { partsOf, readName, wholeName } from "#domain/fit/full-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { HeardParts } from "./heard-parts.tsx";
import { summaryWords } from "./summary-words.ts";

const TYPED = { ...FIT_PAGE.form.examples, sound: "" };

/** What will stand here, shown with the names that the empty fields suggest. */
export function FitExample({ book }: { readonly book: FitBook }) {
  const name = readName(TYPED, book);
  return (
    <div className="fit-example">
      <p className="meta">{FIT_PAGE.example}</p>
      <p className="fit-name">{wholeName(name)}</p>
      <p className="fit-sum">{summaryWords(judgeFit(name, book))}</p>
      <HeardParts parts={partsOf(name)} />
    </div>
  );
}
