import { parentPort, threadId } from "node:worker_threads";
import { z } from "zod";

const begun = z.object({ begunThread: z.number() });

/** A thread that renders says that it has begun: all is read that its first page needs. */
export function tellBegun(): void {
  parentPort?.postMessage({ begunThread: threadId } satisfies z.input<typeof begun>, []);
}

/** The number of the thread that says so; undefined for any other message. */
export function readBegun(message: unknown): number | undefined {
  return begun.safeParse(message).data?.begunThread;
}
