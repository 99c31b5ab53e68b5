import { writeFileSync } from "node:fs";
import { readConfig } from "#server/config.ts";
import {
  type ContactMessage,
  type ContactMessages,
  createContactMessages,
} from "#server/storage/contact-messages.ts";
import { openDatabase } from "#server/storage/database.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `What visitors have written through the contact form. The server may run meanwhile.

  npm run inbox [-- list]
  npm run inbox -- show <number>
  npm run inbox -- export <file.json>
  npm run inbox -- delete <number>

list    one line a message, the oldest first; "not mailed" where it has reached nobody yet.
show    a message in full.
export  all messages as JSON, into a new file that its owner alone can read.
delete  removes a message. Backups still hold it: see docs/backup.md.

Reads DATA_DIR and DATABASE_URL as the server does.`;

async function run({ positionals }: Given): Promise<Exit> {
  const [command = "list", given, ...rest] = positionals;
  const takesNone = command === "list";
  if (rest.length > 0 || takesNone !== (given === undefined)) return "misused";
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    return await work(
      createContactMessages(db, () => new Date()),
      command,
      given ?? "",
    );
  } finally {
    await close();
  }
}

async function work(messages: ContactMessages, command: string, given: string): Promise<Exit> {
  switch (command) {
    case "list":
      return list(await messages.list());
    case "show":
      return show(await messages.find(Number(given)), given);
    case "export":
      return exportAll(await messages.list(), given);
    case "delete":
      if (!(await messages.remove(Number(given)))) return unknown(given);
      console.log(`Message ${given} is deleted.`);
      return 0;
    default:
      return "misused";
  }
}

function list(messages: readonly ContactMessage[]): number {
  if (messages.length === 0) console.log("No messages.");
  for (const { number, received_at, name, subject, mailed_at } of messages) {
    const time = received_at.slice(0, 16).replace("T", " ");
    console.log(`${number}  ${time}  ${name}: ${subject}${mailed_at === null ? "  (not mailed)" : ""}`);
  }
  return 0;
}

function show(message: ContactMessage | undefined, given: string): number {
  if (message === undefined) return unknown(given);
  const { number, received_at, name, email, subject, message: text, mailed_at } = message;
  console.log(`${number}  ${received_at}  ${mailed_at === null ? "not mailed" : `mailed ${mailed_at}`}`);
  console.log(`${name} <${email}>\n${subject}\n\n${text}`);
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
await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
