import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readReports } from "./read-reports.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "namekin-reports-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): void {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
}

test("files of all runners stand by their time, with the tests that passed at a second try alone", () => {
  report("unit", {
    testResults: [
      {
        name: "/site/domain/a.test.ts",
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: "steady", status: "passed", failureMessages: [] },
          { fullName: "late", status: "passed", failureMessages: ["Error: timed out"] },
          { fullName: "wrong", status: "failed", failureMessages: ["Error: 1 is not 2"] },
        ],
      },
    ],
  });
  const once = { status: "expected", results: [{ duration: 900 }] };
  const twice = { status: "flaky", results: [{ duration: 2_000 }, { duration: 1_000 }] };
  report("browser", {
    config: { rootDir: "/site/tests" },
    suites: [
      {
        specs: [{ file: "e2e/b.spec.ts", title: "quick", tests: [once] }],
        suites: [{ specs: [{ file: "e2e/b.spec.ts", title: "slow", tests: [once, twice] }] }],
      },
    ],
  });
  expect(readReports(folder, ["unit", "slow", "browser"], "/site")).toEqual([
    { file: "tests/e2e/b.spec.ts", seconds: 4.8, unsteady: ["slow"] },
    { file: "domain/a.test.ts", seconds: 2.5, unsteady: ["late"] },
  ]);
});
