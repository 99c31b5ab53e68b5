import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { isPacked } from "#server/http/reply.ts";
import type { RenderWorkerData } from "#server/rendering/open-pool.ts";
import type { PageToRender } from "#server/rendering/page-to-render.ts";
import { tellBegun } from "#server/rendering/thread-begun.ts";

// A thread of its own that renders pages: Piscina calls what is exported here with each (render-pool.ts).

/**
 * How much the thread that listens goes before this one where both want a core. Not more: at 7, while a remembered page was
 * asked for without end on one core, so few new pages were rendered that the others were refused.
 */
const NICENESS = 2;
// Linux alone takes it for this thread; elsewhere it would be said of the whole process.
if (process.platform === "linux") setPriority(NICENESS);

const { tables, contactEmail, recordsOfProcess }: RenderWorkerData = workerData;
// Before anything is read that has words in it: they are made of the records once.
globalThis.recordsOfProcess = recordsOfProcess;
const [{ openBooks }, { receiveWords }, { receiveAnswers }, { renderInThread }, { openBuiltPages }] =
  await Promise.all([
    import("#server/open-books.ts"),
    import("#server/own-words/open-own-words.ts"),
    import("#server/rendering/handed-answer.ts"),
    import("#server/rendering/render-in-thread.ts"),
    import("./screens.ts"),
  ]);
const { receive, answerOf } = receiveAnswers();
const books = openBooks(tables, answerOf);
const receiveOwnWords = receiveWords(books.takeOwnWords);
const pages = await openBuiltPages({ ...books, dice: Math.random, contactEmail });
tellBegun();

const render = renderInThread(pages, ({ names, own }) => {
  receive(names);
  receiveOwnWords(own);
});

/** A page's bytes go over as they are: a copy would wait here until the whole heap is collected. */
export default async (page: PageToRender) => {
  const rendered = await render(page);
  if (rendered.kind === "fault" || !isPacked(rendered.reply.body)) return rendered;
  const { buffer } = rendered.reply.body.br;
  return move({ [transferableSymbol]: buffer, [valueSymbol]: rendered });
};
