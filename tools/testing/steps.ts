import type { Step } from "./run-steps.ts";

/** What the test runners report of, each in a file of its own below the folder of a run. */
export const REPORTS = ["unit", "pages", "slow", "browser"] as const;

/** What the types of a run were, for the next one. */
const INFO_FILE = ["--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"];

/** By itself it leaves a core to the step beside it, which is done long before it is. */
const ALL_CORES = ["--maxWorkers", "100%"];

/** What needs neither a build nor a browser: npm run check. The longest begins before types and lint, which fit beside it. */
export function checkSteps(reports: string): readonly Step[] {
  return [...quickSteps(), rules(reports, ALL_CORES), ...sourceSteps()];
}

/** Everything, in the order in which it is begun: what others wait for first. */
export function allSteps(reports: string): readonly Step[] {
  return [
    ...quickSteps(),
    { name: "chromium", title: "A Chromium", command: [process.execPath, "tools/find-chromium.ts"] },
    {
      name: "postgres",
      title: "PostgreSQL’s programs",
      command: [process.execPath, "tools/testing/find-postgres-programs.ts"],
      // One package is installed at a time.
      after: ["chromium"],
    },
    { name: "build", title: "Build", command: [process.execPath, "tools/build.ts"] },
    ...sourceSteps(),
    {
      name: "browser",
      title: "Journeys in the browser",
      command: node("@playwright/test/cli.js", "test"),
      after: ["build", "chromium"],
    },
    {
      // They wait for processes, clocks and connections, as journeys do for a screen: side by side they fill each other's pauses.
      name: "slow",
      title: "Storage on PostgreSQL, and what survives a crash",
      command: vitest("vitest.slow.config.ts", reports, "slow"),
      after: ["build", "postgres"],
    },
    // Last, since each of them fills all cores by itself: where a longer step goes on alone, a core waits.
    {
      name: "pages",
      title: "Pages, as the build renders them",
      command: vitest("vitest.pages.config.ts", reports, "pages"),
      after: ["build"],
    },
    rules(reports),
  ];
}

function quickSteps(): readonly Step[] {
  return [
    { name: "format", title: "Format", command: node("oxfmt/bin/oxfmt", "--check") },
    { name: "typegen", title: "Types of the routes", command: node("@react-router/dev/bin.cjs", "typegen") },
  ];
}

function sourceSteps(): readonly Step[] {
  return [
    {
      name: "types",
      title: "Types",
      // Each checker works out again what it needs of the others' files, and beside it runs another step. The next run takes
      // what has not changed from the last one.
      command: node("typescript/bin/tsc", "--noEmit", "--checkers", "1", "--incremental", ...INFO_FILE),
      after: ["typegen"],
    },
    { name: "lint", title: "Lint", command: node("oxlint/bin/oxlint", "--type-aware"), after: ["typegen"] },
  ];
}

function rules(reports: string, options: readonly string[] = []): Step {
  return {
    name: "unit",
    title: "Rules",
    command: [...vitest("vitest.config.ts", reports, "unit"), ...options],
  };
}

function vitest(config: string, reports: string, name: (typeof REPORTS)[number]): readonly string[] {
  const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${name}.json`];
  return node("vitest/vitest.mjs", "run", "--config", config, ...json);
}

/** A package's program, run by the same Node that runs this: the one that npm installed. */
function node(program: string, ...given: readonly string[]): readonly string[] {
  return [process.execPath, `node_modules/${program}`, ...given];
}
