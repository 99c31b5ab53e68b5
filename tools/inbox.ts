import { writeFileSync } from "node:fs";
import { isDay } from "#domain/text/day.ts";
import { readConfig } from "#server/config.ts";
import { reportText, reportTitle } from "#server/contact/report-text.ts";
import { type MessagePick, pickMessages } from "#server/contact/pick-messages.ts";
import { removeLettersNaming } from "#server/mail/remove-letters.ts";
import { outboxOf } from "#server/mail/open-mail.ts";
import {
  type ContactMessage,
  type ContactMessages,
  createContactMessages,
} from "#server/storage/contact-messages.ts";
import { openDatabase } from "#server/storage/database.ts";
import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";

const HELP = `What visitors have written through the contact form, and the mistakes in names that they have reported.
The server may run meanwhile.

  npm run inbox [-- list] [--from <address>] [--before <day>]
  npm run inbox -- show <number>
  npm run inbox -- export <file.json> [--from <address>] [--before <day>]
  npm run inbox -- delete <number>
  npm run inbox -- delete --from <address> | --before <day>

list      one line a message, the oldest first; "not mailed" where it has reached nobody yet,
          "done" where somebody at the desk (docs/desk.md) has answered it or needs it no longer.
show      a message in full. A report also says what comes next: npm run collection -- propose <number>.
export    messages as JSON, reports as fields, into a new file that its owner alone can read.
delete    removes a message, or all that are meant. With --from also the letters of DATA_DIR/outbox that name the
          address. Backups and the mailbox of CONTACT_TO still hold them: see docs/backup.md.
--from    only messages from this address: for somebody who asks what is kept, or to be forgotten.
--before  only messages received before this day, such as 2024-01-01.

The server deletes messages by itself when they are seven years old.
Reads DATA_DIR and DATABASE_URL as the server does.`;

const OPTIONS = { from: { type: "string" }, before: { type: "string" } } as const;

async function run({ positionals, values }: Given<typeof OPTIONS>): Promise<Exit> {
  const [command = "list", given, ...rest] = positionals;
  const pick = { from: values.from, before: values.before };
  const picks = pick.from !== undefined || pick.before !== undefined;
  if (rest.length > 0 || (pick.before !== undefined && !isDay(pick.before))) return "misused";
  if (command === "show" ? picks : command === "delete" && picks === (given !== undefined)) return "misused";
  if ((command === "show" || command === "export") === (given === undefined) && command !== "delete")
    return "misused";
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const messages = createContactMessages(db, () => new Date());
    return await work({ messages, pick, outbox: outboxOf(config) }, command, given);
  } finally {
    await close();
  }
}

type Inbox = {
  readonly messages: ContactMessages;
  readonly pick: MessagePick;
  readonly outbox: string;
};

async function work(inbox: Inbox, command: string, given: string | undefined): Promise<Exit> {
  const { messages, pick } = inbox;
  switch (command) {
    case "list":
      return list(pickMessages(await messages.list(), pick));
    case "show":
      return show(await messages.find(Number(given)), given ?? "");
    case "export":
      return exportAll(pickMessages(await messages.list(), pick), given ?? "");
    case "delete":
      if (given === undefined) return deletePicked(inbox);
      if (!(await messages.remove(Number(given)))) return unknown(given);
      console.log(`Message ${given} is deleted.`);
      return 0;
    default:
      return "misused";
  }
}

async function deletePicked({ messages, pick, outbox }: Inbox): Promise<number> {
  const picked = pickMessages(await messages.list(), pick);
  await Promise.all(picked.map(({ number }) => messages.remove(number)));
  console.log(`${picked.length} ${picked.length === 1 ? "message is" : "messages are"} deleted.`);
  if (pick.from === undefined || pick.before !== undefined) return 0;
  const letters = await removeLettersNaming(outbox, pick.from);
  if (letters > 0) console.log(`${letters} ${letters === 1 ? "letter" : "letters"} of the outbox as well.`);
  return 0;
}

function list(messages: readonly ContactMessage[]): number {
  if (messages.length === 0) console.log("No messages.");
  for (const { number, received_at, name, subject, mailed_at, report, done_at } of messages) {
    const time = received_at.slice(0, 16).replace("T", " ");
    const what = report === null ? `${name}: ${subject}` : `mistake: ${reportTitle(report)}`;
    console.log(
      `${number}  ${time}  ${what}${mailed_at === null ? "  (not mailed)" : ""}${done_at === null ? "" : "  (done)"}`,
    );
  }
  return 0;
}

function show(message: ContactMessage | undefined, given: string): number {
  if (message === undefined) return unknown(given);
  const { number, received_at, name, email, subject, message: text, mailed_at, report } = message;
  console.log(`${number}  ${received_at}  ${mailed_at === null ? "not mailed" : `mailed ${mailed_at}`}`);
  if (report === null) console.log(`${name} <${email}>\n${subject}\n\n${text}`);
  else console.log(`${reportText(report, email)}\n\nnpm run collection -- propose ${number}`);
  return 0;
}

function exportAll(messages: readonly ContactMessage[], file: string): number {
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  console.log(`${file}: ${messages.length} ${messages.length === 1 ? "message" : "messages"}`);
  return 0;
}

function unknown(given: string): number {
  console.error(`There is no message ${given}.`);
  return 1;
}

process.umask(0o077); // What visitors write is for nobody else on this machine.
await runCommand(HELP, OPTIONS, run).catch(failPlainly);
