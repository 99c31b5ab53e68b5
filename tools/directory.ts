import { pino } from "pino";
import { LISTINGS } from "#content/directory/listings.ts";
import { readConfig } from "#server/config.ts";
import { DIRECTORY_JOB, directoryJob, USUAL_PATIENCE } from "#server/directory/directory-job.ts";
import { readCheckedFile } from "#server/directory/read-checked-file.ts";
import { progressLine, report, type Verdict } from "#server/directory/report.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createDeskJobs } from "#server/storage/desk/desk-jobs.ts";
import { createWork, type Job } from "#server/work/work.ts";
import { type Exit, failPlainly, type Given, runCommand } from "./command.ts";

const USUAL = { ...USUAL_PATIENCE, timeout: USUAL_PATIENCE.timeoutMs / 1000 };

const HELP = `Checks the parents' resource directory: whether each website answers, and whether each phone number can be dialed.

  npm run directory -- check [--concurrency ${USUAL.concurrency}] [--timeout ${USUAL.timeout}] [--retries ${USUAL.retries}] [--all] [--keep] [--file <listings.json>]

--concurrency  websites asked at the same time, 1 to 50
--timeout      seconds that a website has for each try, 1 to 120
--retries      further tries after no answer, 429 or 5xx, 0 to 5; the pause before them grows
--keep         writes the outcome into the database, where the desk shows it (DATA_DIR and DATABASE_URL as the server has them)
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
  keep: { type: "boolean" },
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
  let verdict: Verdict | undefined;
  const job = directoryJob({ listings, concurrency, retries, timeoutMs: timeout * 1000 }, (found) => {
    verdict = found;
  });
  const told: Job = (tick, signal) =>
    job((done, total) => {
      process.stderr.write(progressLine(done, total));
      tick(done, total);
    }, signal);
  if (values.keep === true) await keep(told);
  else await told(() => {}, new AbortController().signal);
  if (verdict === undefined) return 2;
  console.log(report(verdict, { all: values.all === true }));
  return verdict.broken === 0 ? 0 : 1;
}

/** Runs it as the desk would. */
async function keep(job: Job): Promise<void> {
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const work = createWork(
      createDeskJobs(db, () => new Date()),
      pino(pino.destination(2)),
    );
    const begun = await work.begin(DIRECTORY_JOB, job);
    if (begun === undefined) throw new Error("Another check is under way.");
    await begun.ended;
  } finally {
    await close();
  }
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}

await runCommand(HELP, OPTIONS, run).catch((error: unknown) => {
  failPlainly(error);
  process.exitCode = 2;
});
