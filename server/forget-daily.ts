import type { Logger } from "pino";

const DAY_MS = 24 * 60 * 60 * 1000;

type Given = {
  /** For the log: "visitors not seen for 400 days". */
  readonly what: string;
  readonly days: number;
  /** Removes what nobody has used since; returns how many. */
  readonly forget: (since: Date) => Promise<number>;
  readonly now: () => Date;
  readonly log: Pick<Logger, "info" | "error">;
};

/** Once a day, and at the start, removes what nobody has used for so many days. */
export function forgetDaily({ what, days, forget, now, log }: Given): void {
  const run = async () => {
    try {
      const forgotten = await forget(new Date(now().getTime() - days * DAY_MS));
      log.info({ forgotten }, `removed ${what}`);
    } catch (error) {
      log.error(error);
    }
  };
  void run();
  setInterval(() => void run(), DAY_MS).unref();
}
