import type { Logger } from "pino";

/** What is wrong with the server at the moment, part by part, as /readyz and the log tell it. */
export type Health = {
  /** Says what is wrong with a part ("storage", "disk"), in one sentence, or that it is well again (undefined). Logged when it changes. */
  report(part: string, fault: string | undefined): void;
  /** Says that no more visitors are wanted, because the server is about to end. That is no fault. */
  leave(): void;
  /** Sentences for whoever runs the server; empty when it may be sent visitors. */
  faults(): readonly string[];
};

export function createHealth(log: Pick<Logger, "error" | "info">): Health {
  const wrong = new Map<string, string>();
  let leaving: readonly string[] = [];
  return {
    report(part, fault) {
      if (wrong.get(part) === fault) return;
      if (fault === undefined) {
        wrong.delete(part);
        log.info({ part }, "well again");
      } else {
        wrong.set(part, fault);
        log.error({ part }, fault);
      }
    },
    leave() {
      leaving = ["The server is stopping."];
    },
    faults: () => [...leaving, ...wrong.values()],
  };
}
