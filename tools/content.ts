import { utcDay } from "#domain/text/day.ts";
import { openBooks } from "#server/open-books.ts";
import { NO_PARTS } from "#server/own-words/own-parts.ts";
import { readOwnWords } from "#server/own-words/read-own-words.ts";
import { type Exit, failPlainly, type Given, NO_OPTIONS, runCommand } from "./command.ts";

const HELP = `Checks a folder with words of your own before a server reads it.

  npm run content -- check <folder>

check   reads all of it as the server does, and tells every fault with its file. Nothing is changed, and no server is needed.

The folder is what CONTENT_DIR names. See docs/make-it-yours.md.`;

async function run({ positionals }: Given): Promise<Exit> {
  const [command, folder, ...rest] = positionals;
  if (command !== "check" || folder === undefined || rest.length > 0) return "misused";
  const { names, ourArticles } = openBooks();
  const { files, faults } = readOwnWords(folder, NO_PARTS, {
    names,
    ourArticles: ourArticles(),
    today: utcDay(new Date()),
  });
  for (const fault of faults) console.error(fault);
  const count = files.length;
  if (faults.length === 0) console.log(`${count} ${count === 1 ? "file is" : "files are"} without a fault.`);
  return faults.length === 0 ? 0 : 1;
}

await runCommand(HELP, NO_OPTIONS, run).catch(failPlainly);
