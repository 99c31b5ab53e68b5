import { join } from "node:path";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const OURS = join(import.meta.dirname, "..", "..", "app", "head", "load-with-styles.ts");

/**
 * Leaves import() nearly as it is. Vite wraps each in a helper that every page carries; ours is smaller, and does no more
 * than to fetch the styles of what is imported.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    load: {
      order: "pre",
      handler: (id) =>
        id === HELPER ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(OURS)};` : null,
    },
  };
}
