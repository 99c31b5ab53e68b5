import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** What stale-script.ts waits for: a file that cannot be had may be gone since a deploy. */
const PLAIN = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event("vite:preloadError");
  event.payload = error;
  dispatchEvent(event);
  throw error;
});`;

/**
 * Leaves import() nearly as it is. Vite wraps each in a helper that every page would carry, to fetch the styles of what is
 * imported first; here styles come with routes, which the router sees to. A part that brings styles of its own stops the build.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    load: {
      order: "pre",
      handler: (id) => (id === HELPER ? PLAIN : null),
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
