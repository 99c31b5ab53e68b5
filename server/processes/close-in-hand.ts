import type { Worker } from "node:cluster";
import { z } from "zod";

const closable = z.custom<{ close: () => void }>(
  (handle) => typeof handle === "object" && handle !== null && "close" in handle,
);

/**
 * Closes, when a server has ended, the connection that it was just being handed. Node 24's cluster waits for its word on
 * it and nothing else, so that the visitor would wait for ever. One connection at a time is on the way to each server;
 * closing one that has arrived does nothing, since the primary has closed its own side by then.
 */
export function closeInHand(worker: Worker): void {
  let inHand: { close: () => void } | undefined;
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, server, given: readonly unknown[]) {
      inHand = closable.safeParse(given[1]).data ?? inHand;
      return Reflect.apply(send, server, given);
    },
  });
  worker.once("exit", () => inHand?.close());
}
