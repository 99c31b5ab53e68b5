import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { readName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { FitExample } from "./fit-example.tsx";
import { FitResult } from "./fit-result.tsx";

type Props = { readonly typed: TypedName; readonly book: FitBook };

/** What is heard in a full name, at each letter. */
export function FullNameAnswer({ typed, book }: Props) {
  const name = readName(typed, book);
  if (name.first !== null)
    return (
      <FitResult typed={typed} first={name.first} name={name} findings={judgeFit(name, book)} book={book} />
    );
  const isEmpty = typed.first.trim() === "";
  return (
    <>
      <p className="quiet fit-head">{isEmpty ? FIT_PAGE.empty : FIT_PAGE.unreadable}</p>
      {isEmpty ? <FitExample book={book} /> : null}
    </>
  );
}
