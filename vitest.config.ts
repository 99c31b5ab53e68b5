import { defineConfig } from "vitest/config";

// Of its own, without the router plugin: that one expects a page to attach to.
export default defineConfig({
  test: {
    include: ["{domain,content,server,app,tools}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 20_000,
  },
});
