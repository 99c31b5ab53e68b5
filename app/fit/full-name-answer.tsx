import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { readName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import { useMedia } from "#app/ui/use-media.ts";
import { FitExample } from "./fit-example.tsx";
import { FitResult } from "./fit-result.tsx";

/** As in fit.css: the answer stands beside the fields. Below them an example would be in the way. */
const BESIDE = "(min-width: 64rem)";

type Props = { readonly typed: TypedName; readonly book: FitBook };

/** What is heard in a full name, at each letter. */
export function FullNameAnswer({ typed, book }: Props) {
  const hasRoom = useMedia(BESIDE);
  const name = readName(typed, book);
  if (name.first !== null)
    return (
      <FitResult typed={typed} first={name.first} name={name} findings={judgeFit(name, book)} book={book} />
    );
  const isEmpty = typed.first.trim() === "";
  return (
    <>
      <p className="quiet fit-head">{isEmpty ? FIT_PAGE.empty : FIT_PAGE.unreadable}</p>
      {isEmpty && hasRoom ? <FitExample book={book} /> : null}
    </>
  );
}
