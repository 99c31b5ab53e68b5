import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // All routes are known at load: a click never waits for a manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
