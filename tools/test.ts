import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { styleText } from "node:util";

const ROOT = join(import.meta.dirname, "..");

type Step = { readonly title: string; readonly command: readonly string[] };

const STEPS: readonly Step[] = [
  { title: "Format, types, lint, rules", command: npm("run", "check") },
  { title: "Build", command: node("tools/build.ts") },
  {
    title: "Storage on PostgreSQL, and what survives a crash",
    command: node("node_modules/vitest/vitest.mjs", "run", "--config", "vitest.slow.config.ts"),
  },
  { title: "A Chromium", command: node("tools/find-chromium.ts") },
  { title: "Journeys in the browser", command: node("node_modules/@playwright/test/cli.js", "test") },
];

/** Everything there is to check, cheapest first; stops at the first failure. */
function run(): number {
  const times: string[] = [];
  for (const [n, { title, command }] of STEPS.entries()) {
    console.log(heading(`${n + 1}/${STEPS.length}  ${title}`));
    const from = performance.now();
    const [program = "", ...given] = command;
    const { status, error } = spawnSync(program, given, { cwd: ROOT, stdio: "inherit" });
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(7);
    if (status !== 0) {
      console.error(heading(`Failed after ${seconds.trim()} s: ${title}`));
      if (error !== undefined) console.error(error.message);
      return status ?? 1;
    }
    times.push(`${seconds} s  ${title}`);
  }
  console.log(`${heading("All is well")}\n${times.join("\n")}`);
  return 0;
}

function heading(text: string): string {
  return `\n${styleText("bold", `━━ ${text}`)}`;
}

/** The same Node that runs this: the one that npm installed. */
function node(...given: readonly string[]): readonly string[] {
  return [process.execPath, ...given];
}

function npm(...given: readonly string[]): readonly string[] {
  const running = process.env["npm_execpath"];
  return running === undefined ? ["npm", ...given] : node(running, ...given);
}

process.exitCode = run();
