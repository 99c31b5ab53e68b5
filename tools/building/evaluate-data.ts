import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const DATA_MODULE = /\.data\.ts$/;

/** All that is known of every page, and of the records. What the browser needs of it comes through modules of data, and from views. */
const NOT_FOR_BROWSERS = /\/content\/(site\/pages|records\/about-records)\.ts$/;

/**
 * Evaluates the modules named *.data.ts while building, as VitePress does with its data loaders: the browser gets the values
 * of what they export, not the tables and the code that these were made of. The server runs them as they are.
 * A build whose client would download the table of pages stops and says who asks for it.
 */
export function evaluateData(): Plugin {
  return {
    name: "evaluate-data",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      order: "pre",
      handler: (id) => (DATA_MODULE.test(id) ? valuesOf(id) : null),
    },
    // Where nobody uses it, it goes, though it reads words out of other tables.
    transform: (_, id) => (NOT_FOR_BROWSERS.test(id) ? { moduleSideEffects: false } : null),
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        const modules = part.type === "chunk" ? Object.entries(part.modules) : [];
        const found = modules.find(([id, { code }]) => NOT_FOR_BROWSERS.test(id) && (code ?? "") !== "");
        if (found === undefined) continue;
        const importers = this.getModuleInfo(found[0])?.importers.join("\n  ");
        this.error(
          `Browsers would download the head of every page, or all about the records, in ${part.fileName}. Take paths and titles from app/site/*.data.ts in:\n  ${importers}`,
        );
      }
    },
  };
}

/** A module of its exported values. They must be data: what JSON cannot hold would be lost. */
async function valuesOf(id: string): Promise<string> {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
