import { LISTINGS } from "#content/directory/listings.ts";
import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";
import { checkListings } from "./directory/check-listings.ts";
import { readCheckedFile } from "./directory/read-checked-file.ts";
import { progressLine, report } from "./directory/report.ts";

const USUAL = { concurrency: 8, timeout: 15, retries: 2 } as const;

const HELP = `Checks the parents' resource directory: whether each website answers, and whether each phone number can be dialed.

  npm run directory -- check [--concurrency ${USUAL.concurrency}] [--timeout ${USUAL.timeout}] [--retries ${USUAL.retries}] [--all] [--file <listings.json>]

--concurrency  websites asked at the same time, 1 to 50
--timeout      seconds that a website has for each try, 1 to 120
--retries      further tries after no answer, 429 or 5xx, 0 to 5; the pause before them grows
--all          reports the entries without a fault, too
--file         checks this list instead: a file of /parent-directory/resources.json

Exit status: 0 when nothing is broken, 1 when something is, 2 when called wrongly. What a website merely refuses to
a program (401, 403, 429 …), and an address that has moved for good, is told and not broken: look at it in a browser.
A phone number is checked for its form only; nobody is called.`;

const OPTIONS = {
  concurrency: { type: "string", default: String(USUAL.concurrency) },
  timeout: { type: "string", default: String(USUAL.timeout) },
  retries: { type: "string", default: String(USUAL.retries) },
  all: { type: "boolean" },
  file: { type: "string" },
} as const;

async function run({ values, positionals }: Given<typeof OPTIONS>): Promise<Exit> {
  const [concurrency, timeout, retries] = [values.concurrency, values.timeout, values.retries].map(Number);
  if (
    positionals.join(" ") !== "check" ||
    !isWithin(concurrency, 1, 50) ||
    !isWithin(timeout, 1, 120) ||
    !isWithin(retries, 0, 5)
  ) {
    return "misused";
  }
  const listings = values.file === undefined ? LISTINGS : readCheckedFile(values.file);
  const checked = await checkListings(listings, {
    concurrency,
    retries,
    timeoutMs: timeout * 1000,
    onProgress: (done) => process.stderr.write(progressLine(done, listings.length)),
  });
  const { text, broken } = report(checked, { all: values.all === true });
  console.log(text);
  return broken === 0 ? 0 : 1;
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}

await runCommand(HELP, OPTIONS, run).catch((error: unknown) => {
  failPlainly(error);
  process.exitCode = 2;
});
