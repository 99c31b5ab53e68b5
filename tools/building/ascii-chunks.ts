import type { Plugin } from "vite";

/**
 * Writes what is not ASCII as escapes in the server's files. V8 keeps the source of all that runs, two bytes a letter as soon as
 * one is beyond Latin-1, such as a curly quote: 6 MB of a process that lives for weeks.
 */
export function asciiChunks(): Plugin {
  return {
    name: "ascii-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    // After what is written anew by the bundler, which takes escapes back.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        if (RAW.test(chunk.code))
          this.error(`${chunk.fileName} has a raw text that is not ASCII, which no escape can stand for.`);
        chunk.code = escaped(chunk.code);
      }
    },
  };
}

/** Comments of the server's files: for the same reason none that says what a function does, a sixth of the source. */
export const KEPT_COMMENTS = { jsdoc: false } as const;

/** Of a tagged template the raw text may be asked for. */
const RAW = /\bString\.raw`[^`]*[^\0-\x7f]/;

/** The same program in ASCII: escapes mean the same in texts, patterns and names. */
export function escaped(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
