import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";
import { bounce, exportList, forget } from "./newsletter/keep-list.ts";
import { inNewsroom } from "./newsletter/open-newsletter.ts";
import { preview } from "./newsletter/preview.ts";
import { readIssue } from "#server/newsletter/issue/read-issue.ts";
import { DEFAULT_PER_MINUTE } from "#server/newsletter/issue/run-issue.ts";
import { send } from "./newsletter/send.ts";
import { status } from "./newsletter/status.ts";

const HELP = `Sends the monthly letter, and keeps the list of those who get it. The server may run meanwhile.

  npm run newsletter -- preview <issue.md>
  npm run newsletter -- send <issue.md> [--dry-run] [--per-minute ${DEFAULT_PER_MINUTE}] [--retry-refused]
  npm run newsletter -- status [<issue>]
  npm run newsletter -- bounce <address>
  npm run newsletter -- export [<file>]
  npm run newsletter -- forget <address>

preview  writes the issue as HTML and text, and prints the path of the HTML: open it in a browser.
send     sends it to all who have confirmed, each once. An issue is known by its file's name, such as
         content/newsletter/2026-12.md. Stopped or killed, the same command goes on where it was.
         --dry-run        says to how many, and sends nothing
         --per-minute     letters a minute, 1 to 6000
         --retry-refused  also tries those that the mail server refused before
status   subscribers and issues in figures; with an issue (2026-12) also who was refused, and why.
bounce   an address whose mail came back: it gets no more letters.
export   all subscribers as JSON, on the terminal or into a new file.
forget   removes an address and everything kept of it.

Reads DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL and POSTAL_ADDRESS as the server does.
See docs/newsletter.md.`;

const OPTIONS = {
  "dry-run": { type: "boolean" },
  "per-minute": { type: "string", default: String(DEFAULT_PER_MINUTE) },
  "retry-refused": { type: "boolean" },
} as const;

async function run({ values, positionals }: Given<typeof OPTIONS>): Promise<Exit> {
  const [command, given, ...rest] = positionals;
  const perMinute = Number(values["per-minute"]);
  const options = {
    dryRun: values["dry-run"] === true,
    retryRefused: values["retry-refused"] === true,
    perMinute,
  };
  if (rest.length > 0 || !(perMinute >= 1 && perMinute <= 6000)) return "misused";
  if (command === "status") return inNewsroom((room) => status(room, given));
  if (command === "export") return inNewsroom((room) => exportList(room, given));
  if (given === undefined) return "misused";
  switch (command) {
    case "preview":
      return inNewsroom((room) => preview(room, readIssue(given)));
    case "send":
      return inNewsroom((room) => send(room, readIssue(given), options));
    case "bounce":
      return inNewsroom((room) => bounce(room, given));
    case "forget":
      return inNewsroom((room) => forget(room, given));
    case undefined:
    default:
      return "misused";
  }
}

process.umask(0o077); // Addresses are for nobody else on this machine.
await runCommand(HELP, OPTIONS, run).catch(failPlainly);
