import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { openBooks } from "#server/open-books.ts";
import { renderInThread } from "#server/rendering/render-in-thread.ts";
import type { RenderWorkerData } from "#server/rendering/open-pool.ts";
import { openBuiltPages } from "./screens.ts";

// A thread of its own that renders pages: Piscina calls what is exported here with each (render-pool.ts).

/**
 * How much the thread that listens goes before this one where both want a core: then pages get a sixth of it. With 19 it were
 * a hundredth, and whoever asks for a new page while a remembered one is read by everybody would wait for seconds.
 */
const NICENESS = 7;
// Linux alone takes it for this thread; elsewhere it would be said of the whole process.
if (process.platform === "linux") setPriority(NICENESS);

const { recordTables, contactEmail }: RenderWorkerData = workerData;
const pages = await openBuiltPages({ ...openBooks(recordTables), dice: Math.random, contactEmail });

export default renderInThread(pages);
