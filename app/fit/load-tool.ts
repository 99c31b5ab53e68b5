import type { ComponentType } from "react";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import type { FitTab } from "#domain/fit/fit-address.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import type { AnswerProps } from "./answer-props.ts";
import { FullNameAnswer } from "./full-name-answer.tsx";

type OpenedTool = { readonly book: FitBook; readonly Answer: ComponentType<AnswerProps> };

const books = createAnswerCache<FitBook>();
const tools = createAnswerCache<OpenedTool>();

const ANSWERS: Readonly<Record<FitTab, () => Promise<ComponentType<AnswerProps>>>> = {
  name: () => Promise.resolve(FullNameAnswer),
  siblings: async () => (await import("./siblings-answer.tsx")).SiblingsAnswer,
  middle: async () => (await import("./middles-answer.tsx")).MiddlesAnswer,
};

/** Sounds, short forms and eras: a file of its own that only this page fetches. Nothing may be asked of the server here. */
function loadBook(): Promise<FitBook> {
  return books.load("book", async () => {
    const { default: book } = await import("#data/fit/book.json");
    // What is looked up in it is a task of its own: to read half a megabyte takes a slow phone long enough.
    await new Promise((resolve) => setTimeout(resolve));
    return openBook(book);
  });
}

/** What answers in a tab, and the book that it looks names up in, once both have come. */
export function useTool(tab: FitTab): Loaded<OpenedTool> {
  const load = async () => {
    const [book, Answer] = await Promise.all([loadBook(), ANSWERS[tab]()]);
    return { book, Answer };
  };
  return useLoaded(load, { key: tab, cache: tools });
}
