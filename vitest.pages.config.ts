import { configDefaults, defineConfig } from "vitest/config";
import { IS_FULL } from "./tests/support/matrix.ts";

// Pages as the build renders them, without a port or a browser: vitest run --config vitest.pages.config.ts, after a build.
export default defineConfig({
  test: {
    include: ["tests/pages/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(IS_FULL ? [] : ["**/*.full.test.ts"])],
    environment: "node",
    // React as it is served.
    env: { NODE_ENV: "production" },
    server: { deps: { external: [/\/build\//] } },
    // One site a worker (open-site.ts).
    isolate: false,
    testTimeout: 20_000,
  },
});
