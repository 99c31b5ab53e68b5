import { writeFileSync } from "node:fs";
import { outboxOf } from "#server/mail/open-mail.ts";
import type { Newsroom } from "#server/newsletter/issue/newsroom.ts";
import { exportSubscribers, forgetSubscriber, markBounced } from "#server/newsletter/keep-list.ts";

/** Marks an address whose mail came back: it gets no more, until somebody asks for it anew. */
export async function bounce({ subscribers }: Newsroom, given: string): Promise<number> {
  const { marked, state } = await markBounced(subscribers, given);
  if (state === "unknown") return unknown(given);
  console.log(marked ? `${given} gets no more letters.` : `${given} is ${state}: nothing to do.`);
  return 0;
}

/** Removes an address with everything kept of it, letters in the outbox included. */
export async function forget({ subscribers, config }: Newsroom, given: string): Promise<number> {
  if (!(await forgetSubscriber(subscribers, outboxOf(config), given))) return unknown(given);
  console.log(`Nothing is kept of ${given} any more. Backups still hold it: see docs/backup.md.`);
  return 0;
}

/** All subscribers as JSON: on the terminal, or into a new file that its owner alone can read. */
export async function exportList({ subscribers }: Newsroom, file: string | undefined): Promise<number> {
  const list = await exportSubscribers(subscribers);
  const json = `${JSON.stringify(list, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(json);
    return 0;
  }
  writeFileSync(file, json, { mode: 0o600, flag: "wx" });
  console.log(`${file}: ${list.length} ${list.length === 1 ? "address" : "addresses"}`);
  return 0;
}

function unknown(given: string): number {
  console.error(`${given} is not on the list.`);
  return 1;
}
