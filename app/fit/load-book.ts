import type { FitBook } from "#domain/fit/fit-book.ts";
import { openBook } from "#domain/fit/packed-book.ts";

let opened: Promise<FitBook> | undefined;

/** Sounds, short forms and eras: a file of its own that only this page fetches. Nothing may be asked of the server here. */
export function loadBook(): Promise<FitBook> {
  opened ??= import("#data/fit/book.json").then(({ default: packed }) => openBook(packed));
  opened.catch(() => (opened = undefined));
  return opened;
}
