import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** A file of tests, and the time of all that it holds. */
export type FileTime = { readonly file: string; readonly seconds: number };

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
});

/** The files that took longest, as the runners have reported below this folder; those that were not run are left out. */
export function slowestFiles(
  reports: string,
  names: readonly string[],
  root: string,
  most: number,
): readonly FileTime[] {
  return names
    .map((name) => join(reports, `${name}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => timesIn(JSON.parse(readFileSync(file, "utf8")), root))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}

function timesIn(report: unknown, root: string): readonly FileTime[] {
  const ofVitest = vitestReport.safeParse(report);
  if (ofVitest.success) {
    return ofVitest.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const { config, suites } = playwrightReport.parse(report);
  const times = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsIn)) {
    const name = relative(root, join(config.rootDir, file));
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(name, (times.get(name) ?? 0) + ms / 1000);
  }
  return Array.from(times, ([file, seconds]) => ({ file, seconds }));
}

function specsIn({ specs, suites = [] }: z.infer<typeof suite>): readonly z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
