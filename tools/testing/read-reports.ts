import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** A file of tests: the time of all that it holds, and those that passed at a second try alone. */
export type TestFile = {
  readonly file: string;
  readonly seconds: number;
  readonly unsteady: readonly string[];
};

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        // What passed at a second try still tells why it did not at the first.
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
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

/** What the runners have reported below this folder, the file that took longest first; runners that were not run are left out. */
export function readReports(reports: string, names: readonly string[], root: string): readonly TestFile[] {
  return names
    .map((name) => join(reports, `${name}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => filesIn(JSON.parse(readFileSync(file, "utf8")), root))
    .toSorted((one, other) => other.seconds - one.seconds);
}

function filesIn(report: unknown, root: string): readonly TestFile[] {
  const ofVitest = vitestReport.safeParse(report);
  if (ofVitest.success) {
    return ofVitest.data.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      unsteady: assertionResults
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName }) => fullName),
    }));
  }
  const { config, suites } = playwrightReport.parse(report);
  const byFile = Map.groupBy(suites.flatMap(specsIn), ({ file }) => file);
  return Array.from(byFile, ([file, specs]) => ({
    file: relative(root, join(config.rootDir, file)),
    seconds: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
    unsteady: specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => title),
  }));
}

function specsIn({ specs, suites = [] }: z.infer<typeof suite>): readonly z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
