import { useEffect, useState } from "react";
import type { FitBook } from "#domain/fit/fit-book.ts";
import { loadBook } from "./load-book.ts";

/** The book once it has come; null when it could not be fetched, undefined until then. */
export function useBook(): FitBook | null | undefined {
  const [book, setBook] = useState<FitBook | null>();
  useEffect(() => void loadBook().then(setBook, () => setBook(null)), []);
  return book;
}
