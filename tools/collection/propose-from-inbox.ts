import { readConfig } from "#server/config.ts";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openDatabase } from "#server/storage/database.ts";
import { type Proposed, propose } from "./propose.ts";

/** What the report with this number of the inbox proposes. Reads DATA_DIR and DATABASE_URL as the server does. */
export async function proposeFromInbox(number: number, folder: URL): Promise<Proposed> {
  const now = () => new Date();
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const message = await createContactMessages(db, now).find(number);
    if (message === undefined) return nothing(`There is no message ${number}.`);
    if (message.report === null) {
      return nothing(`Message ${number} is no report: npm run inbox -- show ${number}`);
    }
    return propose(message.report, folder, now().toISOString().slice(0, 10));
  } finally {
    await close();
  }
}

function nothing(line: string): Proposed {
  return { lines: [line], isWritten: false };
}
