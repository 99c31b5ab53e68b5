import { configDefaults, defineConfig } from "vitest/config";
import { IS_FULL, SECOND_TRIES } from "./tests/support/matrix.ts";

// What needs a PostgreSQL, many processes or some patience: vitest run --config vitest.slow.config.ts, after a build.
export default defineConfig({
  test: {
    include: [`**/*.{${IS_FULL ? "pg,slow,full" : "pg,slow"}}.test.ts`],
    exclude: [...configDefaults.exclude, "build/**", "var/**", "tests/pages/**"],
    environment: "node",
    globalSetup: ["tests/support/postgres/postgres-template.ts", "tests/resilience/compile-cache.ts"],
    // They wait for processes, clocks and connections more than they count; in npm test the journeys run beside them.
    maxWorkers: 2,
    // A thread that renders takes a second to begin; the tests that are about pages ask for one.
    env: { RENDER_THREADS: "0" },
    retry: SECOND_TRIES,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Vitest's own second is short where processes start.
    expect: { poll: { timeout: 10_000 } },
  },
});
