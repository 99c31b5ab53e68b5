import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";

const KEY = "book";
const cache = createAnswerCache<FitBook>();

/** Sounds, short forms and eras: a file of its own that only this page fetches. Nothing may be asked of the server here. */
async function loadBook(): Promise<FitBook> {
  return openBook((await import("#data/fit/book.json")).default);
}

/** The book, once it has come. */
export function useBook(): Loaded<FitBook> {
  return useLoaded(loadBook, { key: KEY, cache });
}
