import { configDefaults, defineConfig } from "vitest/config";

// What needs a PostgreSQL, many processes or some patience: vitest run --config vitest.slow.config.ts
export default defineConfig({
  test: {
    include: ["**/*.{pg,slow}.test.ts"],
    exclude: [...configDefaults.exclude, "build/**", "var/**"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
