import type { Logger } from "pino";

/**
 * What nobody has caught, rejections too, is written into the log before the process ends with 1: nobody knows in which
 * state it is, and whoever runs it starts it again.
 */
export function endOnSurprise(log: Pick<Logger, "fatal">): void {
  process.on("uncaughtException", (error: unknown) => {
    // At this level the log is on its way when the call returns.
    log.fatal(error);
    process.exit(1);
  });
}
