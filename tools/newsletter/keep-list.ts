import { writeFileSync } from "node:fs";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import { removeLettersNaming } from "#server/mail/remove-letters.ts";
import { outboxOf } from "#server/mail/open-mail.ts";
import type { Newsroom } from "./open-newsletter.ts";

/** Marks an address whose mail came back: it gets no more, until somebody asks for it anew. */
export async function bounce({ subscribers }: Newsroom, given: string): Promise<number> {
  const known = await subscribers.findByKey(readEmailAddress(given)?.key ?? "");
  if (known === undefined) return unknown(given);
  const marked = await subscribers.markBounced(known.id);
  console.log(marked ? `${given} gets no more letters.` : `${given} is ${known.state}: nothing to do.`);
  return 0;
}

/** Removes an address with everything kept of it, letters in the outbox included. */
export async function forget({ subscribers, config }: Newsroom, given: string): Promise<number> {
  const wasKept = await subscribers.forget(readEmailAddress(given)?.key ?? "");
  const letters = await removeLettersNaming(outboxOf(config), given);
  if (!wasKept && letters === 0) return unknown(given);
  console.log(`Nothing is kept of ${given} any more. Backups still hold it: see docs/backup.md.`);
  return 0;
}

/** All subscribers as JSON: on the terminal, or into a new file that its owner alone can read. */
export async function exportList({ subscribers }: Newsroom, file: string | undefined): Promise<number> {
  const list = (await subscribers.list()).map(({ email, state, asked_at, confirmed_at, left_at }) => ({
    email,
    state,
    askedAt: asked_at,
    confirmedAt: confirmed_at,
    leftAt: left_at,
  }));
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
