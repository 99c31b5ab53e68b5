import { FIT_PAGE } from "#content/site/fit-page.ts";
import { readName } from "#domain/fit/full-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { isEmpty } from "#domain/fit/stored-fit.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { FitForm } from "./fit-form.tsx";
import { FitResult } from "./fit-result.tsx";
import { useStoredFit } from "./fit-store.ts";
import { useBook } from "./load-book.ts";
import { useArrivingName } from "./use-arriving-name.ts";

/** The form, and beside it what is heard, at each letter. */
export function FitTool() {
  useArrivingName();
  const typed = useStoredFit();
  const loaded = useBook();
  const book = loaded.state === "loaded" ? loaded.value : null;
  const name = book ? readName(typed, book) : null;
  return (
    <div className="shell fit-tool">
      <div>
        <FitForm typed={typed} />
        <p className="tool-noscript">{FIT_PAGE.noScript}</p>
      </div>
      <div className="fit-out needs-script">
        {loaded.state === "failed" ? (
          <TryAgain words={FIT_PAGE.failed} retry={loaded.retry} className="quiet" />
        ) : name === null || book === null ? (
          <p className="quiet" role="status">
            {isEmpty(typed) ? FIT_PAGE.empty : FIT_PAGE.waiting}
          </p>
        ) : name.first === null ? (
          <p className="quiet">{typed.first.trim() === "" ? FIT_PAGE.empty : FIT_PAGE.unreadable}</p>
        ) : (
          <FitResult
            typed={typed}
            first={name.first}
            name={name}
            findings={judgeFit(name, book)}
            book={book}
          />
        )}
      </div>
    </div>
  );
}
