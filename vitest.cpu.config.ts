import { mergeConfig } from "vitest/config";
import unit from "./vitest.config.ts";
export default mergeConfig(unit, {
  test: { setupFiles: ["/tmp/housework/cpu/setup.ts"], server: { deps: {} } },
});
