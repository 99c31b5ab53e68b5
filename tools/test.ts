import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Exit, failPlainly, NO_OPTIONS, runCommand } from "./command.ts";
import { machineCpuSeconds } from "./testing/machine-cpu.ts";
import { readReports, type TestFile } from "./testing/read-reports.ts";
import { runSteps, type Took } from "./testing/run-steps.ts";
import { makeScratch } from "./testing/scratch.ts";
import { allSteps, checkSteps, REPORTS } from "./testing/steps.ts";

const ROOT = join(import.meta.dirname, "..");
/** Each fills a core or two; more would only wait for each other. */
const AT_ONCE = 2;
const SLOWEST = 10;

const HELP = `Tests, the cheapest first; stops at the first failure, and says at the end where the time went.

  npm run check       format, types, lint, rules: before every commit
  npm test            everything, one way to each thing: before a pull request
  npm run test:all    everything in every way, with all rounds (FULL_MATRIX=1)

What needs a Chromium or PostgreSQL's own programs says what to do when there are none; with CI=true it installs them.`;

async function run(which: string | undefined): Promise<Exit> {
  if (![undefined, "check", "all"].includes(which)) return "misused";
  const scratch = makeScratch();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      scratch.remove();
      process.exit(1);
    });
  }
  try {
    return await runAndTell(which, scratch.folder);
  } finally {
    scratch.remove();
  }
}

async function runAndTell(which: string | undefined, scratch: string): Promise<Exit> {
  const from = performance.now();
  const busyFrom = machineCpuSeconds();
  const reports = join(scratch, "reports");
  mkdirSync(reports);
  const { took, failed } = await runSteps(which === "check" ? checkSteps(reports) : allSteps(reports), {
    cwd: ROOT,
    env: {
      ...process.env,
      // What tests write lies there, and goes at the end even where one of them was killed.
      TMPDIR: scratch,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "browser.json"),
      ...(which === "all" ? { FULL_MATRIX: "1" } : {}),
    },
    atOnce: AT_ONCE,
    write: (text) => process.stdout.write(text),
  });
  const seconds = (performance.now() - from) / 1000;
  const busy = machineCpuSeconds() - busyFrom;
  console.log(`\n${timesOf(took)}\n${padded(seconds)} ${padded(busy)}  in all, the whole machine’s`);
  if (failed !== undefined) {
    console.error(`\nFailed: ${failed.title}`);
    return 1;
  }
  console.log(saidOf(readReports(reports, REPORTS, ROOT)));
  console.log("\nAll is well.");
  return 0;
}

function timesOf(took: readonly Took[]): string {
  const rows = took.map(
    ({ step, seconds, cpuSeconds }) =>
      `${padded(seconds)} ${cpuSeconds === undefined ? " ".repeat(8) : padded(cpuSeconds)}  ${step.title}`,
  );
  return [`${"s".padStart(8)} ${"CPU s".padStart(8)}`, ...rows].join("\n");
}

/** The slowest files, and what passed at a second try: that is a bug to be looked for, but holds up nobody's change. */
function saidOf(files: readonly TestFile[]): string {
  const slowest = files.slice(0, SLOWEST).map(({ file, seconds }) => `${padded(seconds)}  ${file}`);
  const unsteady = files.flatMap((of) => of.unsteady.map((title) => `  ${of.file}: ${title}`));
  return [
    "",
    "The slowest files:",
    ...slowest,
    ...(unsteady.length > 0 ? ["", "Passed at a second try alone:", ...unsteady] : []),
  ].join("\n");
}

function padded(seconds: number): string {
  return seconds.toFixed(1).padStart(8);
}

await runCommand(HELP, NO_OPTIONS, ({ positionals }) => run(positionals[0])).catch(failPlainly);
