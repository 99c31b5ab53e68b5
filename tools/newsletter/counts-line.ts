import type { DeliveryCounts } from "#server/storage/deliveries.ts";

const SHOWN_EVERY = 25;

/** "187 of 200 sent, 1 refused, 12 wait". */
export function countsLine({ queued, sending, sent, refused }: DeliveryCounts): string {
  const waiting = queued + sending;
  return `${sent} of ${sent + refused + waiting} sent, ${refused} refused, ${waiting} wait`;
}

/** One line that changes on a terminal; elsewhere a line now and then. */
export function showProgress(counts: DeliveryCounts): void {
  const done = counts.sent + counts.refused;
  if (process.stdout.isTTY)
    process.stdout.write(`\r${countsLine(counts)}   ${counts.queued === 0 ? "\n" : ""}`);
  else if (done % SHOWN_EVERY === 0) console.log(countsLine(counts));
}
