import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * Leaves import() as it is. Vite wraps each in a helper that every page would carry, to fetch the styles of what is imported
 * first; here styles come with routes, which the router sees to. A part that brings styles of its own stops the build.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    load: {
      order: "pre",
      handler: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const styled = Object.values(bundle).find(
          (part) => "code" in part && part.code.includes("__vite__mapDeps"),
        );
        if (styled !== undefined) {
          this.error(`${styled.fileName} imports a part with styles of its own: import these in the route.`);
        }
      },
    },
  };
}
