import { configDefaults, defineConfig } from "vitest/config";

// Of its own, without the router plugin: that one expects a page to attach to.
export default defineConfig({
  test: {
    include: ["{domain,content,server,app,tools}/**/*.test.{ts,tsx}"],
    // Those that need PostgreSQL or minutes have vitest.slow.config.ts.
    exclude: [...configDefaults.exclude, "**/*.{pg,slow,full}.test.ts"],
    environment: "node",
    // Tests keep nothing between files, so the collection is read once a worker instead of once a file: half the time.
    isolate: false,
    // By itself it leaves a core to the step beside it, and so has one worker on two cores: what all need is then made once.
    testTimeout: 20_000,
  },
});
