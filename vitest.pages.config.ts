import { defineConfig } from "vitest/config";

// Pages as the build renders them, without a port or a browser: vitest run --config vitest.pages.config.ts, after a build.
export default defineConfig({
  test: {
    include: ["tests/pages/**/*.test.ts"],
    environment: "node",
    // React as it is served.
    env: { NODE_ENV: "production" },
    server: { deps: { external: [/\/build\//] } },
    // One site a worker (open-site.ts).
    isolate: false,
    testTimeout: 20_000,
  },
});
